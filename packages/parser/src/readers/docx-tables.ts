import type { Cell, Line } from '../model.ts'
import { childOf, childrenOf, type XmlElement } from './xml.ts'

export const lineText = (line: Line): string =>
  line.cells.map((cell) => cell.words.map((word) => word.text).join(' ')).join(' ')

export const rowCells = (row: XmlElement): XmlElement[] =>
  childrenOf(row).flatMap((child) =>
    child.name === 'tc' ? [child] : child.name === 'sdt' ? rowCells(childOf(child, 'sdtContent') ?? child) : [],
  )

/** The longest cell is the text. The others stand beside its first line, as notes in a margin do. */
export function joinRow(cells: readonly Line[][]): Line[] {
  if (cells.length <= 1) return cells.flat()
  const longest = cells.reduce((best, cell) => (weight(cell) > weight(best) ? cell : best))
  const position = cells.indexOf(longest)
  const [first, ...rest] = longest
  if (!first) return cells.flat()
  const notes = (side: readonly Line[][]): Cell[] => side.flatMap((cell) => cell.flatMap((line) => line.cells))
  return [
    {
      ...first,
      cells: [...notes(cells.slice(0, position)), ...first.cells, ...notes(cells.slice(position + 1))],
      gapAbove: Math.max(6, ...cells.map((cell) => cell[0]?.gapAbove ?? 0)),
      bullet: first.bullet && position === 0,
    },
    ...rest,
  ]
}

const weight = (cell: readonly Line[]): number =>
  cell.length * 10 + cell.reduce((sum, line) => sum + lineText(line).length, 0)
