import { bold, italic, plain, Sheet } from '../pdf-sheet.ts'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { dates, setBullets, setHeading } from './set-cv.ts'

interface Shape {
  /** Edges of the sidebar and of the text beside it. */
  side: readonly [number, number]
  main: readonly [number, number]
  /** How far the sidebar's lines are off those beside them, in points. */
  shift: number
  /** Lines between which a picture of an icon stands. */
  apart: number
}

/** A sidebar whose lines are centred under icons, beside the text. */
function withSidebar(person: Person, { side, main, shift, apart }: Shape): Uint8Array {
  const sheet = new Sheet({ left: main[0], right: main[1] })
  const centre = (side[0] + side[1]) / 2
  sheet.line([bold(person.name, { size: 22 })], { x: main[0] })
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.line([bold(job.title)], { gap: 8 })
    sheet.line([italic(job.employer), plain(` | ${dates(job)}`)])
    setBullets(sheet, job.says)
  }
  setHeading(sheet, 'Education')
  sheet.line([bold(person.school.degree)]).line(`${person.school.name}, ${person.school.start} – ${person.school.end}`)
  const end = sheet.y
  sheet.y = 60 + shift
  for (const text of [person.email, person.phone, person.place]) {
    sheet.line(text, { centre, gap: apart, size: 9 })
  }
  sheet.line([bold('Skills', { size: 13, color: [0.1, 0.2, 0.5] })], { centre, gap: 24 })
  for (const text of person.skills) sheet.line(text, { centre, gap: 4, size: 9 })
  sheet.line([bold('Languages', { size: 13, color: [0.1, 0.2, 0.5] })], { centre, gap: 18 })
  for (const text of ['English', 'French', 'Danish']) sheet.line(text, { centre, gap: 4, size: 9 })
  sheet.y = Math.max(end, sheet.y)
  return sheet.bytes()
}

const truth = () => ({ sections: ['Experience', 'Education', 'Skills', 'Languages'] })

export const centredSidebar: LayoutClass = {
  name: 'centred-sidebar',
  says: 'Sidebars of lines centred under icons, which were read line by line with the text beside them',
  layouts: [
    {
      name: 'at the left',
      format: 'pdf',
      truth,
      build: (person) => withSidebar(person, { side: [30, 190], main: [210, 560], shift: 3, apart: 22 }),
    },
    {
      name: 'at the right',
      format: 'pdf',
      truth,
      build: (person) => withSidebar(person, { side: [400, 570], main: [40, 385], shift: 1, apart: 30 }),
    },
    {
      name: 'narrow, in step with the text',
      format: 'pdf',
      truth,
      build: (person) => withSidebar(person, { side: [24, 170], main: [180, 560], shift: 0, apart: 14 }),
    },
  ],
}
