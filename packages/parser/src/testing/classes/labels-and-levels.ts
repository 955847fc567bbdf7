import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading, setTop } from './set-cv.ts'

const SKILLS: readonly [string, readonly string[]][] = [
  ['Methods', ['Kanban', 'Pairing', 'Spikes']],
  ['Data', ['Postgres', 'Redis']],
  ['Office', ['Excel', 'Visio']],
]
const LANGUAGES = [
  ['English', 'Native'],
  ['German', 'C1'],
  ['Welsh', 'Elementary'],
] as const

const layout = (name: string, set: (sheet: Sheet) => void): Layout => ({
  name,
  format: 'pdf',
  truth: () => ({ sections: ['Experience', 'Education', 'Skills', 'Languages'] }),
  build: (person: Person) => {
    const sheet = new Sheet()
    setTop(sheet, person)
    setHeading(sheet, 'Experience')
    for (const job of person.jobs) {
      sheet.line([bold(job.title)], { gap: 8, right: dates(job) }).line([italic(job.employer)])
      setBullets(sheet, job.says)
    }
    setHeading(sheet, 'Education')
    sheet
      .line([bold(person.school.degree)])
      .line(`${person.school.name}, ${person.school.start} – ${person.school.end}`)
    set(sheet)
    return sheet.bytes()
  },
  facts: (cv) => {
    const skills = cv.skills.map(({ value }) => value)
    const languages = cv.languages.map(({ value }) => value)
    return {
      'every skill': SKILLS.every(([, items]) => items.every((item) => skills.includes(item))),
      'no label among the skills': SKILLS.every(([label]) => !skills.some((skill) => skill.includes(label))),
      'three languages': languages.length === 3,
      'each language with its name first': LANGUAGES.every(([language]) =>
        languages.some((text) => text.startsWith(language)),
      ),
    }
  },
})

export const labelsAndLevels: LayoutClass = {
  name: 'labels-and-levels',
  says: 'Labels before skills, levels beside languages',
  layouts: [
    layout('labels on lines of their own, levels below', (sheet) => {
      setHeading(sheet, 'Skills')
      for (const [label, items] of SKILLS) sheet.line([bold(label)]).line(items.join(', '))
      setHeading(sheet, 'Languages')
      for (const [language, level] of LANGUAGES) sheet.line([bold(language)]).line([italic(`${level} level`)])
    }),
    layout('bold labels without a colon, levels in a column', (sheet) => {
      setHeading(sheet, 'Skills')
      for (const [label, items] of SKILLS) sheet.line([bold(`${label}  `), plain(items.join(', '))])
      setHeading(sheet, 'Languages')
      for (const [language, level] of LANGUAGES) sheet.line(language, { right: level })
    }),
    layout('labels with a colon, levels in words', (sheet) => {
      setHeading(sheet, 'Skills')
      for (const [label, items] of SKILLS) sheet.line([bold(`${label}:`), plain(` ${items.join(' | ')}`)])
      setHeading(sheet, 'Languages')
      for (const [language, level] of LANGUAGES) sheet.line(`${language}: ${level} (since 2010)`)
    }),
  ],
}
