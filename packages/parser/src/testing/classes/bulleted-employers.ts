import { bold, italic, plain } from '../pdf-sheet.ts'
import type { LayoutClass } from './layout-class.ts'
import { cvWith, dates, long } from './set-cv.ts'
import { BOLD, docxWith, para, run } from './set-docx.ts'

export const bulletedEmployers: LayoutClass = {
  name: 'bulleted-employers',
  says: 'Heads of jobs with a bullet of their own',
  layouts: [
    {
      name: 'bullet before employer, title and dates',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain('• '), bold(job.employer), plain(`, ${job.title}, ${dates(job)}`)])
        }),
    },
    {
      name: 'bullet before the employer, title and dates below',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain('• '), bold(job.employer)], { right: job.place })
          sheet.line([italic(job.title)], { x: 58, right: dates(job, long) })
        }),
    },
    {
      name: 'bullet before the dates',
      format: 'pdf',
      build: (person) =>
        cvWith(person, (sheet, job) => {
          sheet.line([plain(`• ${dates(job)}: `), bold(job.title), plain(`, ${job.employer}`)])
        }),
    },
    {
      name: 'items of Word',
      format: 'docx',
      build: (person) =>
        docxWith(person, (job) =>
          [
            para(
              `${run(job.title, BOLD)}${run(` | ${job.employer} | ${dates(job)}`)}`,
              '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
            ),
            ...job.says.map((text) => para(text, '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>')),
          ].join(''),
        ),
    },
  ],
}
