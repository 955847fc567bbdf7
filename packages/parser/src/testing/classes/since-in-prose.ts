import { bold, italic, plain } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, long } from './set-cv.ts'
import { BOLD, docxWith, item, para, run, TAB } from './set-docx.ts'

const SAYS = [
  'A family firm since 1958, with four sites and a name in the trade.',
  'Supplier of the opera since 1994.',
  'The house has made bells since 1871 and clocks since 1902.',
]
/** Each job says something of its employer's age, as items or as a line of prose. */
const withAges = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job, index) => ({ ...job, says: [SAYS[index] ?? '', ...job.says] })),
})

export const sinceInProse: LayoutClass = {
  name: 'since-in-prose',
  says: '"since 1958" in what a job says is no job of its own',
  layouts: [
    {
      name: 'in items',
      format: 'pdf',
      build: (person) =>
        cvWith(withAges(person), (sheet, job) => {
          sheet.line([bold(job.title)], { right: dates(job) }).line(job.employer)
        }),
    },
    {
      name: 'in a slanted line under the head',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          const index = person.jobs.indexOf(job)
          sheet.line([bold(job.employer), plain(` – ${job.title}`)], { right: dates(job) })
          sheet.line([italic(SAYS[index] ?? '')])
        }),
    },
    {
      name: 'in a plain line of prose',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          const index = person.jobs.indexOf(job)
          sheet.line([bold(job.title)]).line(`${job.employer}, ${dates(job, long)}`)
          sheet.prose(`${job.employer} has traded since 19${48 + index * 10}. ${SAYS[index] ?? ''}`, { gap: 5 })
        }),
    },
    {
      name: 'in a Word file',
      format: 'docx',
      build: (person) =>
        docxWith(withAges(person), (job) =>
          [
            para(`${run(job.title, BOLD)}${TAB}${run(dates(job))}`),
            para(job.employer),
            para(job.says[0] ?? ''),
            ...job.says.slice(1).map(item),
          ].join(''),
        ),
    },
  ],
}
