import { bold, italic, plain } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates } from './set-cv.ts'

const TITLES = ['Head of HR', 'IT Manager', 'QA Engineer']
const EMPLOYERS = ['BDT Group', 'KLM Orchards', 'Nordic NRK Radio']
const named = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job, index) => ({ ...job, title: TITLES[index] ?? '', employer: EMPLOYERS[index] ?? '' })),
})
const truth = (person: Person) => ({
  experience: named(person).jobs.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
})

/** Sets abbreviations smaller than the words around them. */
const smaller = (text: string, make: (part: string, more?: object) => { text: string }, size: number) =>
  text
    .split(/(?<= )/)
    .map((word) => (/^[A-Z]{2,}\s?$/.test(word) ? make(word, { size: size * 0.8 }) : make(word, { size })))

export const smallCaps: LayoutClass = {
  name: 'small-caps',
  says: 'Abbreviations set smaller than the words around them',
  layouts: [
    {
      name: 'in a bold title',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(named(person), (sheet, job) => {
          sheet.line(smaller(job.title, bold, 11), { right: dates(job) }).line([italic(job.employer)])
        }),
    },
    {
      name: 'in both, on two lines',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(named(person), (sheet, job) => {
          sheet
            .line(smaller(job.employer, bold, 11))
            .line([...smaller(job.title, italic, 10), plain(`, ${dates(job)}`)])
        }),
    },
    {
      name: 'in a line of title and employer',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(named(person), (sheet, job) => {
          sheet.line([...smaller(job.title, bold, 10), plain(', '), ...smaller(job.employer, plain, 10)], {
            right: dates(job),
          })
        }),
    },
  ],
}
