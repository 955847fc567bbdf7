import type { Person } from '../people.ts'
import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { SampleTruth } from '../samples.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, dotted, long, setBullets, setHeading, setRest, setTop, slashed, yearOnly } from './set-cv.ts'
import { BOLD, docxWith, ITALIC, item, para, run, TAB } from './set-docx.ts'

const yearTruth = (person: Person): Partial<SampleTruth> => ({
  experience: person.jobs.map(({ title, employer, start, end }) => ({
    title,
    employer,
    start: start.slice(0, 4),
    end: end === 'present' ? end : end.slice(0, 4),
  })),
})

const cell = (content: string): string => `<w:tc><w:tcPr/>${content}</w:tc>`

export const otherHeads: LayoutClass = {
  name: 'other-heads',
  says: 'Heads of jobs in the manners that CVs have beside these',
  layouts: [
    {
      name: 'commas in one line',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.title}, ${job.employer}, ${job.place}`)], { right: dates(job) })
        }),
    },
    {
      name: 'commas before the dates too',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line(`${job.title}, ${job.employer}, ${job.place}, ${dates(job)}`)
        }),
    },
    {
      name: 'dates, a title at an employer, and a place in brackets',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain(dates(job) + ': '), bold(job.title), plain(` at ${job.employer} (${job.place})`)])
        }),
    },
    {
      name: 'a place behind a dash',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.employer} — ${job.place}`)], { right: dates(job) })
          sheet.line([italic(job.title)])
        }),
    },
    {
      name: 'employer and place, a dash, the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.employer}, ${job.place} — ${job.title}`)], { right: dates(job, yearOnly) })
        }),
      truth: yearTruth,
    },
    {
      name: 'employer, a dash, the title, and prose',
      format: 'pdf',
      build: (person) =>
        cvWith({ ...person, jobs: person.jobs.map((job) => ({ ...job, says: [] })) }, (sheet, job) => {
          sheet.line([bold(`${job.employer} — ${job.title}`)])
          sheet.line(dates(job, long))
          person.jobs
            .find((other) => other.title === job.title)
            ?.says.forEach((text) =>
              sheet.prose(
                text +
                  ' It was a good time and a hard one, and the team grew from three to nine people over these years.',
              ),
            )
        }),
    },
    {
      name: 'dates in the left margin',
      format: 'pdf',
      build: (person) => {
        const sheet = new Sheet()
        setTop(sheet, person)
        setHeading(sheet, 'Experience')
        for (const job of person.jobs) {
          sheet.y += 6
          sheet.line([plain(dates(job, slashed, ' - '))])
          sheet.y -= 12 + 2
          sheet.line([bold(job.title)], { x: 170 })
          sheet.line([italic(`${job.employer}, ${job.place}`)], { x: 170 })
          setBullets(sheet, job.says, 180)
        }
        return setRest(sheet, person).bytes()
      },
    },
    {
      name: 'dates in brackets behind the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title), plain(` (${dates(job, slashed, ' - ')})`)])
          sheet.line(`${job.employer} · ${job.place}`)
        }),
    },
    {
      name: 'labels before the values',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line(`Period: ${dates(job, dotted, ' - ')}`)
          sheet.line(`Employer: ${job.employer}, ${job.place}`)
          sheet.line(`Position: ${job.title}`)
        }),
    },
    {
      name: 'title in capitals, employer in colour',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title.toUpperCase())])
          sheet.line([plain(job.employer, { color: [0.2, 0.5, 0.3] }), plain('  |  ' + job.place)], {
            right: dates(job),
          })
        }),
    },
    {
      name: 'middle dots',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title)])
          sheet.line(`${job.employer} · ${job.place} · ${dates(job)}`, { size: 9 })
        }),
    },
    {
      name: 'employer, dates and title in the look of the text',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.y += 6
          sheet.line(`${job.employer}, ${job.place}`)
          sheet.line(dates(job, long))
          sheet.line(job.title)
        }),
    },
    {
      name: 'small dates under the head',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.employer.toUpperCase())])
          sheet.line([italic(job.title)])
          sheet.line(dates(job, slashed, '-'), { size: 8 })
        }),
    },
    {
      name: 'a table of Word',
      format: 'docx',
      build: (person) =>
        docxWith(
          person,
          (job) =>
            `<w:tbl><w:tr>${cell(para(dates(job, slashed, ' - ')))}${cell(para(run(job.title, BOLD)) + para(`${job.employer}, ${job.place}`) + job.says.map(item).join(''))}</w:tr></w:tbl>`,
        ),
    },
    {
      name: 'blank paragraphs of Word',
      format: 'docx',
      build: (person) =>
        docxWith(
          person,
          (job) =>
            para(`${job.title} – ${job.employer}`) +
            para(dates(job, long)) +
            job.says.map((text) => para(text)).join('') +
            '<w:p/>',
        ),
    },
    {
      name: 'tabs of Word before place and dates',
      format: 'docx',
      build: (person) =>
        docxWith(
          person,
          (job) =>
            para(run(job.employer, BOLD) + TAB + run(job.place)) +
            para(run(job.title, ITALIC) + TAB + run(dates(job))) +
            job.says.map(item).join(''),
        ),
    },
    {
      name: 'dates at the left, employer at the right',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(dates(job, long))], { right: [bold(job.employer)] })
          sheet.line([italic(job.title)], { right: [italic(job.place)] })
        }),
    },
    {
      name: 'bars between all',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line(`${job.employer} | ${job.title} | ${job.place} | ${dates(job, slashed, ' - ')}`)
        }),
    },
    {
      name: 'a slash between employer and title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.employer} / ${job.title}`)], { right: dates(job) })
        }),
    },
    {
      name: 'a hyphen between employer and title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.employer} - ${job.title}`)], { right: dates(job) })
        }),
    },
    {
      name: 'a labelled line under the head',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title)], { right: dates(job) })
          sheet.line([italic(job.employer)])
          sheet.line([bold('Tools: '), plain('Excel, Word, Visio')])
        }),
    },
    {
      name: 'several titles under one dated employer',
      format: 'pdf',
      build: (person) => {
        const sheet = new Sheet()
        setTop(sheet, person)
        setHeading(sheet, 'Experience')
        sheet.line([bold('Aurora Holding Ltd')], { right: '2008 – Present' })
        for (const job of person.jobs) {
          sheet.line([italic(job.title)], { right: dates(job), gap: 6 })
          setBullets(sheet, job.says)
        }
        return setRest(sheet, person).bytes()
      },
      truth: (person) => ({
        experience: person.jobs.map(({ title, start, end }) => ({ title, start, end, employer: 'Aurora Holding Ltd' })),
      }),
    },
    {
      name: 'several titles under one employer without dates',
      format: 'pdf',
      build: (person) => {
        const sheet = new Sheet()
        setTop(sheet, person)
        setHeading(sheet, 'Experience')
        sheet.line([bold('Aurora Paper Mill, Oslo')])
        for (const job of person.jobs) {
          sheet.line([italic(job.title)], { right: dates(job), gap: 6 })
          setBullets(sheet, job.says)
        }
        return setRest(sheet, person).bytes()
      },
      truth: (person) => ({
        experience: person.jobs.map(({ title, start, end }) => ({ title, start, end, employer: 'Aurora Paper Mill' })),
      }),
    },
    {
      name: 'what the employer does under the head',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.employer)], { right: dates(job) })
          sheet.line([italic(job.title)])
          sheet.prose('A maker of paper and pens with ninety people in three countries and a long breath.', { gap: 4 })
        }),
    },
  ],
}
