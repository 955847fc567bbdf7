import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const polish: Lexicon = {
  tag: 'pl',
  name: 'Polish',
  headings: {
    profile: wordList('podsumowanie | podsumowanie zawodowe | o mnie | profil zawodowy | profil'),
    experience: wordList('doświadczenie | doświadczenie zawodowe | przebieg kariery'),
    education: wordList('wykształcenie | edukacja'),
    skills: wordList('umiejętności | kompetencje | umiejętności techniczne'),
    languages: wordList('języki | języki obce | znajomość języków'),
    certifications: wordList('certyfikaty | szkolenia | kursy | kursy i szkolenia'),
    projects: wordList('projekty | projekt'),
    publications: wordList('publikacje'),
    awards: wordList('nagrody | osiągnięcia | nagrody i wyróżnienia'),
    volunteering: wordList('wolontariat | działalność'),
    interests: wordList('zainteresowania | hobby i zainteresowania | hobby'),
    references: wordList('referencje'),
    personal: wordList('dane osobowe | dane kontaktowe | kontakt'),
  },
  headingHints: {
    experience: wordList('doświadcz'),
    education: wordList('wykszta'),
    skills: wordList('umiejętn'),
  },
  documentTitles: wordList('życiorys'),
  calendar: 'gregorian',
  months: [
    wordList('styczeń | stycznia | sty'),
    wordList('luty | lutego | lut'),
    wordList('marzec | marca | mar'),
    wordList('kwiecień | kwietnia | kwi'),
    wordList('maj | maja'),
    wordList('czerwiec | czerwca | cze'),
    wordList('lipiec | lipca | lip'),
    wordList('sierpień | sierpnia | sie'),
    wordList('wrzesień | września | wrz'),
    wordList('październik | października | paź'),
    wordList('listopad | listopada | lis'),
    wordList('grudzień | grudnia | gru'),
  ],
  present: wordList('obecnie | dziś | teraz | nadal'),
  since: wordList('od'),
  until: wordList('do'),
  seasons: wordList('wiosna | lato | jesień | zima'),
  titles: wordList(`
    inżynier | programista | programistka | kierownik | menedżer | specjalista | specjalistka | asystent |
    asystentka | stażysta | stażystka | praktykant | praktykantka | analityk | konsultant | konsultantka | dyrektor |
    nauczyciel | nauczycielka | księgowa | księgowy | sprzedawca | doradca | lekarz | prezes | właściciel |
    koordynator | projektant
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList('stanowisko | tytuł'),
    second: wordList('pracodawca | uczelnia | szkoła'),
    place: wordList('miejsce'),
    dates: wordList('okres | data'),
  },
  joiners: [],
  countries: wordList('polska'),
  legalForms: wordList(String.raw`sp\.?\s?z\s?o\.?\s?o`),
  organisations: [],
  organisationsAnywhere: [],
  cities: wordList('warszawa | kraków | wrocław | gdańsk | poznań'),
  schools: wordList('uniwersytet | politechnika | szkoła | liceum'),
  degrees: wordList('matura | inżynier | licencjat | studia'),
  remote: wordList('zdalnie'),
  updated: wordList('ostatnia aktualizacja|(?:ostatnio )?zaktualizowano|stan na(?: dzień)?'),
  formHelp: wordList(
    'w razie potrzeby (?:dołączyć|użyć) dodatkowych? (?:kartek?|stron)|niepotrzebne skreślić|drukowanymi literami',
  ),
  commonWords: wordList('i | w | na | z | do | oraz | dla | się | przy | po | od | jako'),
}
