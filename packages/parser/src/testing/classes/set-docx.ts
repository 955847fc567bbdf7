import { buildDocx } from '../build-docx.ts'
import type { InventedJob, Person } from '../people.ts'

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
export const BOLD = '<w:b/>'
export const ITALIC = '<w:i/>'
export const TAB = '<w:r><w:tab/></w:r>'
export const BREAK = '<w:r><w:br/></w:r>'
export const para = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`
export const item = (text: string): string => para(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
const headed = (text: string): string => para(run(text, `${BOLD}<w:sz w:val="28"/>`), '<w:spacing w:before="240"/>')

/** A Word file in which only the jobs are set in a way of their own. */
export function docxWith(
  person: Person,
  job: (job: InventedJob, index: number) => string,
  options: { heading?: (text: string) => string; more?: Record<string, Uint8Array>; top?: string } = {},
): Uint8Array {
  const heading = options.heading ?? headed
  const top =
    options.top ??
    para(run(person.name, `${BOLD}<w:sz w:val="40"/>`)) + para(`${person.email} | ${person.phone} | ${person.place}`)
  const body = [
    top,
    heading('Experience'),
    ...person.jobs.map(job),
    heading('Education'),
    para(`${run(person.school.degree, BOLD)}${TAB}${run(`${person.school.start} – ${person.school.end}`)}`),
    para(person.school.name),
    heading('Skills'),
    para(person.skills.join(', ')),
  ]
  return buildDocx(body.join(''), options.more)
}
