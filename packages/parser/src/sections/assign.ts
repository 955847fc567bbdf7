import type { SectionKind } from '@tabard/contract'
import type { Line } from '../model.ts'
import { pieceOfCell, type Piece } from '../piece.ts'
import { findHeadings } from './headings.ts'

export interface Section {
  kind: SectionKind
  heading: Piece | null
  lines: Line[]
}

/** Cuts the lines at their headings. Text before the first heading is a section without one. */
export function assignSections(lines: readonly Line[]): Section[] {
  const headings = findHeadings(lines)
  const sections: Section[] = [{ kind: 'personal', heading: null, lines: [] }]
  lines.forEach((line, index) => {
    const heading = headings.get(index)
    if (!heading) {
      sections.at(-1)?.lines.push(line)
      return
    }
    const section: Section = { kind: heading.kind, heading: pieceOfCell(heading.cell), lines: [] }
    // A heading in the left column stands on the same line as the first line of its text.
    if (heading.rest.length > 0) {
      section.lines.push({ ...line, cells: heading.rest, x: heading.rest[0]?.x ?? line.x, outline: 0 })
    }
    sections.push(section)
  })
  return sections.filter((section) => section.heading !== null || section.lines.length > 0)
}
