import { bold, italic, Sheet } from '../pdf-sheet.ts'
import type { Face } from '../pdf-metrics.ts'
import type { Person } from '../people.ts'
import type { Layout, LayoutClass } from './layout-class.ts'
import { dates, setHeading, setRest, setTop } from './set-cv.ts'

/** Lines that TeX squeezed so that one more word fits: no blank is drawn, and the words stand close. */
function squeezed(person: Person, gap: number, size: number, face: Face): Uint8Array {
  const sheet = new Sheet({ base: { face } })
  setTop(sheet, person)
  setHeading(sheet, 'Experience')
  for (const job of person.jobs) {
    sheet.line([bold(job.title)], { gap: 8, right: dates(job) })
    sheet.line([italic(job.employer)])
    for (const text of job.says) sheet.line(text, { size, wordGap: gap, x: 60 })
    sheet.line(WIDE, { size, x: 60, wordGap: size * 0.42 })
  }
  return setRest(sheet, person).bytes()
}

const WIDE = 'Reports to the board and to nobody else.'

const layout = (name: string, gap: number, size: number, face: Face = 'regular'): Layout => ({
  name,
  format: 'pdf',
  build: (person) => squeezed(person, gap, size, face),
  facts: (cv, person) => {
    const text = cv.sections
      .flatMap(({ lines }) => lines.map(({ runs }) => runs.map((run) => run.text).join('')))
      .join(' ')
    return {
      'the blanks of every line': [WIDE, ...person.jobs.flatMap((job) => job.says)].every((said) =>
        text.includes(said),
      ),
    }
  },
})

export const tightLines: LayoutClass = {
  name: 'tight-lines',
  says: 'Justified lines whose words stand closer than those of other lines',
  layouts: [
    layout('an eighth of the size', 1.25, 10),
    layout('a seventh, in a serif face', 1.5, 10.5, 'serif'),
    layout('a ninth, in small text', 1, 9, 'regular'),
  ],
}
