import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, long, yearOnly } from './set-cv.ts'

export const rightNotes: LayoutClass = {
  name: 'right-notes',
  says: 'Right-aligned places and dates that look like a column',
  layouts: [
    {
      name: 'place beside the employer, dates beside the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.employer)], { right: [plain(job.place)] })
          sheet.line([italic(job.title)], { right: [italic(dates(job, long))] })
        }),
    },
    {
      name: 'dates beside the title, place beside the employer, narrow text',
      format: 'pdf',
      build: (person) => {
        const sheet = new Sheet({ left: 60, right: 535 })
        return cvWith(
          person,
          (own, job) => {
            own.line([bold(job.title, { size: 11 })], { right: dates(job) })
            own.line(job.employer, { right: [italic(job.place)] })
          },
          sheet,
        )
      },
    },
    {
      name: 'places and years only, without bullets',
      format: 'pdf',
      truth: (person) => ({
        experience: person.jobs.map(({ title, employer, start, end }) => ({
          title,
          employer,
          start: start.slice(0, 4),
          end: end === 'present' ? end : end.slice(0, 4),
        })),
      }),
      build: (person) =>
        cvWith({ ...person, jobs: person.jobs.map((job) => ({ ...job, says: [] })) }, (sheet, job) => {
          sheet.line([bold(job.employer)], { right: job.place })
          sheet.line(job.title, { right: dates(job, yearOnly) })
        }),
    },
    {
      name: 'both right of the head, one above the other',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title)], { right: [bold(job.place)] })
          sheet.line(job.employer, { right: dates(job) })
          sheet.y += 3
        }),
    },
  ],
}
