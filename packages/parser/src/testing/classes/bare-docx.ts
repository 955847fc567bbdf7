import type { LayoutClass } from './layout-class.ts'
import { dates, long } from './set-cv.ts'
import { BREAK, docxWith, para, run } from './set-docx.ts'

const plainTop = (name: string, ...rest: string[]): string => [name, ...rest].map((text) => para(text)).join('')
const lone = (text: string): string => para(text)

export const bareDocx: LayoutClass = {
  name: 'bare-docx',
  says: 'Word files without styles or spacing, and bullets behind a soft break',
  layouts: [
    {
      name: 'headings and heads in the look of the text',
      format: 'docx',
      build: (person) =>
        docxWith(
          person,
          (job) =>
            [`${job.title}, ${job.employer}`, dates(job, long), ...job.says.map((text) => `- ${text}`)]
              .map((text) => para(text))
              .join(''),
          { heading: lone, top: plainTop(person.name, person.email, person.phone) },
        ),
    },
    {
      name: 'headings in capitals, employer first',
      format: 'docx',
      truth: () => ({ sections: ['EXPERIENCE', 'EDUCATION', 'SKILLS'] }),
      build: (person) =>
        docxWith(
          person,
          (job) =>
            [`${job.employer} | ${dates(job)}`, job.title, ...job.says.map((text) => `• ${text}`)]
              .map((text) => para(text))
              .join(''),
          {
            heading: (text) => para(text.toUpperCase()),
            top: plainTop(person.name, `${person.email} ${person.phone}`),
          },
        ),
    },
    {
      name: 'items behind soft breaks',
      format: 'docx',
      build: (person) =>
        docxWith(
          person,
          (job) =>
            para(
              [`${job.title} | ${job.employer} | ${dates(job)}`, ...job.says.map((text) => `• ${text}`)]
                .map((text) => run(text))
                .join(BREAK),
            ),
          { heading: lone, top: plainTop(person.name, person.email, person.phone) },
        ),
      facts: (cv, person) => {
        const says = person.jobs.flatMap((job) => job.says)
        const items = cv.sections.flatMap(({ lines }) =>
          lines.filter(({ role }) => role === 'item').map(({ runs }) => runs.map(({ text }) => text).join('')),
        )
        return { 'what the jobs say are items': says.every((said) => items.includes(said)) }
      },
    },
  ],
}
