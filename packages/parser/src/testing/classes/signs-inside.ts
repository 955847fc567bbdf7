import { bold, italic, plain } from '../pdf-sheet.ts'
import type { InventedJob, Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, long } from './set-cv.ts'
import { BOLD, docxWith, item, para, run, TAB } from './set-docx.ts'

const TITLES = [' / Team Coach', ' - Renewals', ' / Trainer']
const EMPLOYERS = [' - Home of Paper', ' / Nordvik', ' - Tools & Toys']
/** The person's jobs with signs inside each title and employer. */
const signed = (person: Person): InventedJob[] =>
  person.jobs.map((job, index) => ({
    ...job,
    title: `${job.title.replace(/ [/-] .*/, '')}${TITLES[index] ?? ''}`,
    employer: `${job.employer.replace(/ - .*/, '')}${EMPLOYERS[index] ?? ''}`,
  }))
const withSigns = (person: Person): Person => ({ ...person, jobs: signed(person) })
const truth = (person: Person) => ({
  experience: signed(person).map(({ title, employer, start, end }) => ({ title, employer, start, end })),
})

export const signsInside: LayoutClass = {
  name: 'signs-inside',
  says: 'Titles and employers that hold " / ", " - " or " @ " themselves',
  layouts: [
    {
      name: 'title and employer on lines of their own',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(withSigns(person), (sheet, job) => {
          sheet.line([bold(job.title)], { right: dates(job) })
          sheet.line([italic(job.employer)])
        }),
    },
    {
      name: 'employer first, plain title',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(withSigns(person), (sheet, job) => {
          sheet.line([bold(job.employer, { size: 11 })])
          sheet.line(job.title)
          sheet.line(dates(job, long), { size: 9 })
        }),
    },
    {
      name: 'bar between the two',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(withSigns(person), (sheet, job) => {
          sheet.line([bold(job.title), plain(' | '), plain(job.employer)], { right: dates(job) })
        }),
    },
    {
      name: 'tabs of Word',
      format: 'docx',
      truth,
      build: (person) =>
        docxWith(withSigns(person), (job) =>
          [para(`${run(job.title, BOLD)}${TAB}${run(dates(job))}`), para(job.employer), ...job.says.map(item)].join(''),
        ),
    },
  ],
}
