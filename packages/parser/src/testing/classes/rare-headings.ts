import { bold, italic, Sheet } from '../pdf-sheet.ts'
import type { Run } from '../build-pdf.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setBullets, setTop } from './set-cv.ts'

const BEFORE = ['Compass', 'Anchors']
const AFTER = ['Ports of Call', 'Ink', 'Off Duty', 'Kind Words', 'Small Print']

/** Nine headings in one look, of which word lists know only the one over the jobs. */
const layout = (name: string, look: Partial<Run>, caps = false): Layout => ({
  name,
  format: 'pdf',
  truth: () => ({
    sections: [...BEFORE, 'Experience', 'Where I Sat', ...AFTER].map((text) => (caps ? text.toUpperCase() : text)),
    education_count: undefined,
  }),
  build: (person: Person) => {
    const sheet = new Sheet()
    setTop(sheet, person)
    const heading = (text: string): void => void sheet.line([bold(caps ? text.toUpperCase() : text, look)], { gap: 12 })
    const block = (text: string): void => {
      heading(text)
      sheet.prose('Keeps a steady hand when the weather turns, and a dry cloth for those who did not expect it.')
    }
    BEFORE.forEach(block)
    heading('Experience')
    for (const job of person.jobs) {
      sheet.line([bold(job.title)], { gap: 8, right: dates(job) }).line([italic(job.employer)])
      setBullets(sheet, job.says)
    }
    heading('Where I Sat')
    sheet.line(`${person.school.degree}, ${person.school.name}, ${person.school.start} – ${person.school.end}`)
    AFTER.forEach(block)
    return sheet.bytes()
  },
})

export const rareHeadings: LayoutClass = {
  name: 'rare-headings',
  says: 'Nine headings in one look, of which one is known',
  layouts: [
    layout('larger', { size: 14 }),
    layout('larger and coloured', { size: 12.5, color: [0.6, 0.1, 0.1] }),
    layout('in capitals', { size: 10 }, true),
  ],
}
