import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { dates, setBullets, setTop } from './set-cv.ts'

interface Shape {
  x: number
  left: number
  caps?: boolean
  size: number
  /** Set as single letters, as some editors do. */
  letters?: boolean
}

function turned(person: Person, shape: Shape): Uint8Array {
  const sheet = new Sheet({ left: shape.left, right: shape.x > shape.left ? shape.x - 30 : 550 })
  setTop(sheet, person)
  const block = (heading: string, set: () => void): void => {
    sheet.y += 26
    const top = sheet.y
    set()
    const text = shape.caps ? heading.toUpperCase() : heading
    const height = text.length * shape.size * 0.62
    const y = Math.max(sheet.y, top + height)
    sheet.pdf.text(shape.x, y, { text, face: 'bold', size: shape.size, color: [0.1, 0.2, 0.5] }, { turned: true })
    sheet.y = y
  }
  block('Experience', () => {
    for (const job of person.jobs) {
      sheet.line([bold(job.title)], { gap: 8, right: dates(job) }).line([italic(job.employer)])
      setBullets(sheet, job.says)
    }
  })
  block('Education', () => {
    sheet.line([bold(person.school.degree)])
    sheet.line([plain(`${person.school.name}, ${person.school.start} – ${person.school.end}`)])
  })
  block('Skills', () => void sheet.line(person.skills.join(', ')))
  return sheet.bytes()
}

export const rotatedHeadings: LayoutClass = {
  name: 'rotated-headings',
  says: 'Headings that are turned along their sections',
  layouts: [
    { name: 'at the left', format: 'pdf', build: (person) => turned(person, { x: 40, left: 64, size: 13 }) },
    {
      name: 'at the left, in capitals',
      format: 'pdf',
      truth: () => ({ sections: ['EXPERIENCE', 'EDUCATION', 'SKILLS'] }),
      build: (person) => turned(person, { x: 46, left: 80, size: 11, caps: true }),
    },
    { name: 'at the right', format: 'pdf', build: (person) => turned(person, { x: 570, left: 50, size: 13 }) },
  ],
}
