import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading } from './set-cv.ts'

interface Shape {
  side: number
  main: readonly [number, number]
  headings: readonly [string, string, string]
  caps?: boolean
}

/** A sidebar whose headings no list of words holds. Its contact details stand under one of them. */
function withSidebar(person: Person, { side, main, headings, caps }: Shape): Uint8Array {
  const sheet = new Sheet({ left: main[0], right: main[1] })
  const head = (text: string): string => (caps ? text.toUpperCase() : text)
  sheet.line([bold(person.name, { size: 24 })], { x: main[0] })
  setHeading(sheet, head('Experience'))
  for (const job of person.jobs) {
    sheet.line([bold(job.title)], { gap: 8, right: dates(job) })
    sheet.line([italic(job.employer)])
    setBullets(sheet, job.says)
  }
  setHeading(sheet, head('Education'))
  sheet.line([bold(person.school.degree)]).line(`${person.school.name}, ${person.school.start} – ${person.school.end}`)
  sheet.y = 70
  const [first, second, third] = headings.map(head)
  const blocks: [string, readonly string[]][] = [
    [first ?? '', [person.email, person.phone, person.place]],
    [second ?? '', person.skills],
    [third ?? '', ['Category B', 'Own car']],
  ]
  for (const [heading, lines] of blocks) {
    sheet.line([bold(heading, { size: 13, color: [0.1, 0.2, 0.5] })], { x: side, gap: 16 })
    for (const text of lines) sheet.line([plain(text, { size: 9 })], { x: side, gap: 3 })
  }
  return sheet.bytes()
}

const layout = (name: string, shape: Shape): Layout => ({
  name,
  format: 'pdf',
  build: (person) => withSidebar(person, shape),
  truth: () => ({ sections: ['Experience', 'Education', ...shape.headings] }),
  facts: (cv, person) => ({
    'contacts stand outside the jobs': cv.sections
      .filter(({ kind }) => kind === 'experience' || kind === 'education')
      .every(({ lines }) => !lines.some(({ runs }) => runs.some(({ text }) => text.includes(person.email)))),
  }),
})

export const unknownSidebarHeadings: LayoutClass = {
  name: 'unknown-sidebar-headings',
  says: 'Headings of a sidebar that no word list holds, with personal data below them',
  layouts: [
    layout('at the right', { side: 420, main: [40, 400], headings: ['Reach me', 'Toolbelt', 'Wheels'] }),
    layout('at the left', { side: 36, main: [200, 560], headings: ['Say hello', 'What I bring', 'On the road'] }),
    layout('in capitals', { side: 410, main: [44, 392], headings: ['Coordinates', 'Arsenal', 'Mobility'], caps: true }),
  ],
}
