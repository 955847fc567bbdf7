import { bold, italic, Sheet } from '../pdf-sheet.ts'
import type { InventedJob, Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { dates, long, setBullets, setHeading, setRest, setTop } from './set-cv.ts'

/** A CV whose second job begins on the last lines of page 1 and goes on at the top of page 2. */
function broken(
  person: Person,
  upper: (sheet: Sheet, job: InventedJob) => void,
  lower: (sheet: Sheet, job: InventedJob) => void,
): Uint8Array {
  const sheet = new Sheet()
  setTop(sheet, person)
  setHeading(sheet, 'Profile')
  sheet.prose(PROFILE)
  setHeading(sheet, 'Experience')
  person.jobs.forEach((job, index) => {
    sheet.y += 6
    if (index === 1) sheet.y = Math.max(sheet.y, 740)
    upper(sheet, job)
    if (index === 1) sheet.newPage()
    lower(sheet, job)
    setBullets(sheet, job.says)
  })
  return setRest(sheet, person).bytes()
}

const PROFILE =
  'Has worked in small and in large houses, writes plainly, and likes to leave a place in better order than it was found. Looks for a team that measures what it does and is not afraid of the answer.'
const truth = (): { sections: string[] } => ({ sections: ['Profile', 'Experience', 'Education', 'Skills'] })

export const pageBreakHeads: LayoutClass = {
  name: 'page-break-heads',
  says: 'A head that the end of a page parts from its dates',
  layouts: [
    {
      name: 'title and employer above, dates below',
      format: 'pdf',
      truth,
      build: (person) =>
        broken(
          person,
          (sheet, job) => sheet.line([bold(job.title)]).line([italic(job.employer)]),
          (sheet, job) => sheet.line(dates(job, long)),
        ),
    },
    {
      name: 'employer above, title with its dates below',
      format: 'pdf',
      truth,
      build: (person) =>
        broken(
          person,
          (sheet, job) => sheet.line([bold(job.employer)], { right: job.place }),
          (sheet, job) => sheet.line([italic(job.title)], { right: dates(job) }),
        ),
    },
    {
      name: 'title above, employer with its dates below',
      format: 'pdf',
      truth,
      build: (person) =>
        broken(
          person,
          (sheet, job) => sheet.line([bold(job.title, { size: 11 })]),
          (sheet, job) => sheet.line(`${job.employer} | ${dates(job)}`),
        ),
    },
  ],
}
