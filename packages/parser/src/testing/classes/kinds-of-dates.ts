import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { InventedJob, Person } from '../people.ts'
import type { SampleTruth } from '../samples.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, setBullets, setHeading, setTop, short } from './set-cv.ts'

const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall']
const season = (date: string): string =>
  date === 'present' ? 'Present' : `${SEASONS[Math.floor(Number(date.slice(5)) / 3) % 4] ?? ''} ${date.slice(0, 4)}`
const year = (date: string): string => (date === 'present' ? date : date.slice(0, 4))

const inYears = ({ title, employer, start, end }: InventedJob): SampleTruth['experience'][number] => ({
  title,
  employer,
  start: year(start),
  end: year(end),
})
/** A job of a single month: it began and ended then, or only its end is printed. */
const singles = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job) => ({ ...job, end: job.start })),
})

export const kindsOfDates: LayoutClass = {
  name: 'kinds-of-dates',
  says: 'Seasons, single dates, "Exp. date", and the date before everything else',
  layouts: [
    {
      name: 'seasons',
      format: 'pdf',
      truth: (person) => ({ experience: person.jobs.map(inYears) }),
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet
            .line([bold(job.title)], { right: `${season(job.start)} – ${season(job.end)}` })
            .line([italic(job.employer)])
        }),
    },
    {
      name: 'one date a job',
      format: 'pdf',
      truth: (person) => ({
        experience: person.jobs.map(({ title, employer, start }) => ({ title, employer, start, end: null })),
      }),
      build: (person) =>
        cvWith(singles(person), (sheet, job) => {
          sheet.line([bold(job.title)], { right: short(job.start.slice(0, 4), Number(job.start.slice(5))) })
          sheet.line(job.employer)
        }),
    },
    {
      name: 'date before everything, in one line',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain(`${dates(job)}   `), bold(job.title), plain(`, ${job.employer}`)])
        }),
    },
    {
      name: 'date on a line above',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line(dates(job), { size: 9 })
          sheet.line([bold(job.title)])
          sheet.line(`${job.employer}, ${job.place}`)
        }),
    },
    {
      name: 'a degree that is expected',
      format: 'pdf',
      build: expectedDegree,
      facts: (cv) => ({ 'the end of the studies': cv.education[0]?.end?.value === '2027-05' }),
    },
  ],
}

function expectedDegree(person: Person): Uint8Array {
  const sheet = new Sheet()
  setTop(sheet, person)
  setHeading(sheet, 'Education')
  sheet.line([bold(person.school.name)], { right: 'Exp. May 2027' }).line(person.school.degree)
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.line([bold(job.employer)], { right: dates(job), gap: 8 }).line([italic(job.title)])
    setBullets(sheet, job.says)
  }
  setHeading(sheet, 'Skills')
  return sheet.line(person.skills.join(', ')).bytes()
}
