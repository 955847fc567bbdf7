/**
 * Patterns of the words that stand before ways to reach somebody, in lower case and without the boundaries that their
 * users need. The parser tells contact details by them, and paper removes them together with these.
 */
export const contactLabels = {
  mail: 'e-?mail|mail',
  phone:
    'tel(?:ephone|efon[eo]?|éfono|éphone|efone)?|tlf|phone|mobil(?:e|telefon)?|mob|cell(?:ulare)?|celular|handy|gsm|fax|móvil|portable|電話|携帯|手机|手機|电话|전화|휴대폰|تلفن|موبایل|هاتف|телефон|моб',
  address: 'home address|postal address|address|adresse|anschrift|residence',
  web: 'linkedin|github|gitlab|website|web|portfolio|url',
  chat: 'skype|whatsapp|telegram',
  any: 'contact|kontakt',
} as const
