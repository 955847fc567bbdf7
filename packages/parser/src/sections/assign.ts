import type { ParsedSection, SectionKind } from '@tabard/contract'
import { isCjkText } from '../layout/characters.ts'
import type { Line } from '../model.ts'
import { boxesOf, joinPieces, pieceOfCell, pieceOfLine, type Piece } from '../piece.ts'
import { joinBroken, wordsOfLines } from './hyphens.ts'
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
    // A heading in the left column shares its line with the first line of its text.
    if (heading.rest.length > 0) {
      section.lines.push({ ...line, cells: heading.rest, x: heading.rest[0]?.x ?? line.x, outline: 0 })
    }
    sections.push(section)
  })
  return sections.filter((section) => section.heading !== null || section.lines.length > 0)
}

export function presentSection(section: Section): ParsedSection {
  const pieces = section.lines.map((line) => ({ line, piece: pieceOfLine(line) }))
  return {
    kind: section.kind,
    heading: section.heading?.text ?? '',
    text: joinWrapped(section.lines).join('\n'),
    source: [...(section.heading ? boxesOf(section.heading) : []), ...pieces.flatMap(({ piece }) => boxesOf(piece))],
  }
}

/** Lines as text: wrapped lines of a paragraph joined again, list items marked, columns set apart by ` | `. */
export function joinWrapped(lines: readonly Line[]): string[] {
  const texts: string[] = []
  const vocabulary = wordsOfLines(lines)
  let previous: Line | null = null
  for (const line of lines) {
    // A label's own colon sets its column apart well enough.
    const text = joinPieces(line.cells.map(pieceOfCell), ' | ').text.replaceAll(': | ', ': ')
    const last = texts.at(-1)
    if (previous && last !== undefined && continuesLine(previous, line, last, text)) {
      texts[texts.length - 1] = joinBroken(last, text, vocabulary)
    } else {
      texts.push(line.bullet ? `• ${text}` : text)
    }
    previous = line
  }
  return texts
}

/** The cells of lines as pieces, those of a broken line in one piece. */
export function joinWrappedPieces(lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = []
  let previous: Line | null = null
  for (const line of lines) {
    const own = line.cells.map(pieceOfCell)
    const [last, first] = [pieces.at(-1), own[0]]
    if (previous && last && first && continuesLine(previous, line, last.text, first.text)) {
      pieces[pieces.length - 1] = joinPieces([last, first], ' ')
    } else {
      pieces.push(...own)
    }
    previous = line
  }
  return pieces
}

/** Whether a line is the rest of the one above, broken at the edge of the column. */
export function continuesLine(previous: Line, line: Line, above: string, text: string): boolean {
  if (line.bullet || line.cells.length !== 1 || previous.cells.length !== 1 || previous.page !== line.page) return false
  if (previous.column !== line.column && !previous.bullet) return false
  const [a, b] = [previous.cells[0]?.words.at(-1)?.style, line.cells[0]?.words[0]?.style]
  if (!a || !b || Math.abs(a.size - b.size) > 0.6) return false
  const height = line.bottom - line.top
  if (line.gapAbove > height * 0.75 || !line.cells[0]?.words[0]?.toSource) return false
  if (previous.bullet || isContinuedBullet(previous, line)) return line.x >= previous.x - 1.5 || /^\p{Ll}/u.test(text)
  const firstWord = line.cells[0]?.words[0]
  const room = previous.columnRight - previous.right
  if (!previous.columnIsFull && !/^[\p{Ll}(]/u.test(text) && !isCjkText(text.charAt(0))) return false
  const wouldFit = firstWord ? room > firstWord.right - firstWord.x + a.size * 0.6 : true
  return !wouldFit && !/[.:!?。]$/.test(above) ? a.bold === b.bold : !wouldFit && /^[\p{Ll}(]/u.test(text)
}

const isContinuedBullet = (previous: Line, line: Line): boolean =>
  Math.abs(previous.x - line.x) < 1 && /^\p{Ll}/u.test(line.cells[0]?.words[0]?.text ?? '')
