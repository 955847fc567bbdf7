import { after, type Rehearsal } from './rehearsal.ts'

const slovak = `import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const slovak: Lexicon = {
  tag: 'sk',
  name: 'Slovak',
  headings: {
    profile: wordList('o mne'),
    experience: wordList('pracovné skúsenosti'),
    education: wordList('vzdelanie'),
    skills: wordList('zručnosti'),
    languages: wordList('jazykové znalosti'),
    certifications: wordList('certifikáty'),
    projects: [],
    publications: [],
    awards: [],
    volunteering: [],
    interests: wordList('záujmy'),
    references: [],
    personal: wordList('osobné údaje'),
  },
  headingHints: {},
  documentTitles: wordList('životopis'),
  calendar: 'gregorian',
  months: null,
  present: wordList('súčasnosť'),
  since: wordList('od'),
  until: wordList('do'),
  seasons: [],
  titles: wordList('vývojár'),
  titleEndings: [],
  titlesAnywhere: [],
  labels: { first: [], second: [], place: [], dates: [] },
  legalForms: [],
  organisations: wordList('spoločnosť'),
  organisationsAnywhere: [],
  cities: wordList('bratislava'),
  schools: wordList('univerzita'),
  degrees: wordList('bakalár'),
  countries: wordList('slovensko'),
  remote: [],
  updated: wordList('aktualizované'),
  formHelp: [],
  commonWords: wordList('a | na | pre | pri | ako | som | sa'),
}
`

/** A language whose headings and months the parser reads. */
export const headingLanguage: Rehearsal = {
  task: 'a heading language',
  own: { 'packages/parser/src/lexicon/slovak.ts': slovak },
  steps: [
    {
      file: 'packages/parser/src/lexicon/slovak.ts',
      edit: (text) => after(text, 'dates: [] },\n', '  joiners: [],\n'),
      missed: /Property 'joiners' is missing/,
    },
    {
      file: 'packages/parser/src/lexicon/index.ts',
      edit: (text) =>
        after(
          after(text, "import { german } from './german.ts'\n", "import { slovak } from './slovak.ts'\n"),
          '  german,\n',
          '  slovak,\n',
        ),
      missed: /holds every language that has a file/,
    },
  ],
  generated: ['script docs'],
  generatedFiles: ['docs/reference'],
  most: 2,
  checks: ['types packages/parser', 'unit packages/parser/src/lexicon', 'script docs --check'],
}
