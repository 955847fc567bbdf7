import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const dutch: Lexicon = {
  tag: 'nl',
  name: 'Dutch',
  headings: {
    profile: wordList('profiel | samenvatting | over mij | persoonlijk profiel'),
    experience: wordList('werkervaring | ervaring | arbeidsverleden | loopbaan'),
    education: wordList('opleiding | opleidingen'),
    skills: wordList('vaardigheden | competenties | kennis | computervaardigheden | sterke punten'),
    languages: wordList('talen | talenkennis'),
    certifications: wordList('certificaten | cursussen | trainingen'),
    projects: wordList('projecten'),
    publications: wordList('publicaties'),
    awards: wordList('prijzen | onderscheidingen'),
    volunteering: wordList('vrijwilligerswerk | nevenactiviteiten'),
    interests: wordList("hobby’s | hobby's | hobby"),
    references: wordList('referenties'),
    personal: wordList('contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia'),
  },
  headingHints: {
    experience: wordList('ervaring'),
    education: wordList('opleiding'),
    skills: wordList('vaardighe'),
    languages: wordList(String.raw`talen\b`),
  },
  documentTitles: [],
  calendar: 'gregorian',
  months: [
    wordList('januari | jan'),
    wordList('februari | feb'),
    wordList('maart | mrt'),
    wordList('april | apr'),
    wordList('mei'),
    wordList('juni | jun'),
    wordList('juli | jul'),
    wordList('augustus | aug'),
    wordList('september | sept | sep'),
    wordList('oktober | okt'),
    wordList('november | nov'),
    wordList('december | dec'),
  ],
  present: wordList('heden | nu | huidig'),
  since: wordList('sinds | vanaf'),
  until: wordList('tot | tot en met | t/m'),
  seasons: wordList('lente | zomer | herfst | winter'),
  titles: wordList(`
    ingenieur | ontwikkelaar | adviseur | medewerker | medewerkster | hoofd | leidinggevende | stagiair | docent |
    leraar | verpleegkundige | verkoper | boekhouder | projectleider | beheerder
  `),
  titleEndings: wordList('ontwikkelaar | medewerker | leider | beheerder'),
  titlesAnywhere: [],
  labels: {
    first: wordList('functie | diploma'),
    second: wordList('bedrijf | werkgever | school'),
    place: wordList('plaats'),
    dates: wordList('periode | datum'),
  },
  joiners: wordList('bij'),
  countries: wordList('nederland | belgië'),
  legalForms: wordList(String.raw`b\.?v | bv | n\.?v | nv`),
  organisations: [],
  organisationsAnywhere: [],
  cities: wordList('amsterdam | rotterdam | utrecht | eindhoven'),
  schools: wordList('hogeschool | lyceum'),
  degrees: [],
  remote: [],
  updated: wordList(
    'laatst (?:bijgewerkt|gewijzigd|aangepast)(?: op)?|bijgewerkt(?: op)?|laatste (?:wijziging|update)',
  ),
  formHelp: wordList(`
      gebruik (?:zo nodig )?extra (?:bladen|vellen|pagina's)|doorhalen wat niet van toepassing is|
      klik (?:of tik )?(?:hier|om) (?:als u )?tekst (?:wilt )?(?:in te voeren|invoeren)|in blokletters
    `),
  commonWords: wordList('en | van | het | voor | met | een | bij | op | aan | als | tot | de'),
}
