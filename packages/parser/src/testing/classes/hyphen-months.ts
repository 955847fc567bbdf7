import { bold, italic, plain } from '../pdf-sheet.ts'
import { docxWith, item, para, run, BOLD, TAB } from './set-docx.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, dotted, iso, slashed, yearFirst } from './set-cv.ts'

export const hyphenMonths: LayoutClass = {
  name: 'hyphen-months',
  says: 'Ranges of numeric months with a plain hyphen: `03/2022 - 04/2025`',
  layouts: [
    {
      name: 'right of the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title)], { right: dates(job, slashed, ' - ') })
          sheet.line([italic(`${job.employer}, ${job.place}`)])
        }),
    },
    {
      name: 'between employer and title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.employer)])
          sheet.line(dates(job, dotted, '-'))
          sheet.line([italic(job.title)])
        }),
    },
    {
      name: 'before the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain(`${dates(job, slashed, ' - ')}  `), bold(job.title)])
          sheet.line(job.employer)
        }),
    },
    {
      name: 'year first, under the title',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([bold(job.title)])
          sheet.line(`${job.employer} | ${dates(job, yearFirst, ' - ')}`)
        }),
    },
    {
      name: 'ISO months behind a tab',
      format: 'docx',
      build: (person) =>
        docxWith(person, (job) =>
          [
            para(`${run(job.employer, BOLD)}${TAB}${run(dates(job, iso, ' - '))}`),
            para(job.title),
            ...job.says.map(item),
          ].join(''),
        ),
    },
  ],
}
