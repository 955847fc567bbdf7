/**
 * The languages of our own words. Every dictionary has a row for each, so a language added here does not compile until
 * all dictionaries have it. English is built in; the others are loaded when they are needed.
 */
export const wordLanguages = ['en'] as const

export type WordLanguage = (typeof wordLanguages)[number]

/** What a dictionary needs besides its English. */
export type OtherLanguage = Exclude<WordLanguage, 'en'>

/**
 * English with accents and brackets. Tests use it to find words that are in no dictionary. It is never offered to
 * people.
 */
export const PSEUDO_LANGUAGE = 'en-XA'

/** The first of the wanted languages (BCP 47, such as `de-AT`) that we have words for; otherwise English. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): WordLanguage | typeof PSEUDO_LANGUAGE {
  for (const wish of wishes) {
    if (wish === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE
    const spoken = wish?.trim().toLowerCase().split('-', 1)[0]
    const found = wordLanguages.find((language) => language === spoken)
    if (found) return found
  }
  return 'en'
}

/** The languages of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [language = '', ...rest] = part.split(';')
      const quality = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
      return { language: language.trim(), quality }
    })
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
