import { bold, italic, plain } from '../pdf-sheet.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, long } from './set-cv.ts'
import { BOLD, docxWith, ITALIC, item, para, run } from './set-docx.ts'

export const titleAtEmployer: LayoutClass = {
  name: 'title-at-employer',
  says: '"Title at Employer" in one or several looks, also where the employer holds a word of titles',
  layouts: [
    {
      name: 'bold title, slanted employer',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title), plain(' at '), italic(job.employer)], { right: dates(job) })
        }),
    },
    {
      name: 'all in one look',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.title} at ${job.employer}`)])
          sheet.line(`${dates(job, long)} | ${job.place}`)
        }),
    },
    {
      name: 'the joiner bold with the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(`${job.title} at `), plain(job.employer, { color: [0.2, 0.4, 0.7] })])
          sheet.line(dates(job), { size: 9 })
        }),
    },
    {
      name: 'an at sign',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title), plain(` @ ${job.employer} (${dates(job)})`)])
        }),
    },
    {
      name: 'runs of Word',
      format: 'docx',
      build: (person) =>
        docxWith(person, (job) =>
          [
            para(`${run(job.title, BOLD)}${run(' at ')}${run(job.employer, ITALIC)}${run(`, ${dates(job)}`)}`),
            ...job.says.map(item),
          ].join(''),
        ),
    },
  ],
}
