import { bold, italic } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith } from './set-cv.ts'
import { BOLD, docxWith, item, para, run } from './set-docx.ts'

const truth = (person: Person) => ({
  experience: person.jobs.map(({ title, employer }) => ({
    title,
    employer,
    start: null,
    end: null,
  })),
})

export const undatedJobs: LayoutClass = {
  name: 'undated-jobs',
  says: 'Jobs without dates',
  layouts: [
    {
      name: 'title above employer',
      format: 'pdf',
      truth,
      build: (person) => cvWith(person, (sheet, job) => sheet.line([bold(job.title)]).line([italic(job.employer)])),
    },
    {
      name: 'one line',
      format: 'pdf',
      truth,
      build: (person) => cvWith(person, (sheet, job) => sheet.line([bold(`${job.title}, ${job.employer}`)])),
    },
    {
      name: 'employer and place, then the title',
      format: 'pdf',
      truth,
      build: (person) =>
        cvWith(person, (sheet, job) =>
          sheet.line([bold(job.employer)], { right: job.place }).line([italic(job.title)]),
        ),
    },
    {
      name: 'in a Word file',
      format: 'docx',
      truth,
      build: (person) =>
        docxWith(person, (job) =>
          [para(`${run(job.title, BOLD)}${run(` | ${job.employer}`)}`), ...job.says.map(item)].join(''),
        ),
    },
  ],
}
