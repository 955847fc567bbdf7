import {
  BorderStyle,
  ShadingType,
  Table,
  TableAnchorType,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type Paragraph,
} from 'docx'
import type { Hex } from '../colour.ts'
import { twips } from './run-look.ts'
import type { WordPage } from './word-page.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
export const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
}
export const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 }

/** The sidebar beside the text, anchored at the start of the main column. */
export function wordSidebar(children: Paragraph[], page: WordPage): Table[] {
  if (!page.sidebar || children.length === 0) return []
  return [floatingTable(children, page.sidebar, { verticalAnchor: TableAnchorType.TEXT, absoluteVerticalPosition: 1 })]
}

/** A table of one cell that the text does not flow around. */
export function floatingTable(
  children: Paragraph[],
  { x, width }: { x: number; width: number },
  vertical: { verticalAnchor: 'text' | 'page'; absoluteVerticalPosition: number },
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(width), type: WidthType.DXA },
    columnWidths: [twips(width)],
    borders: NO_BORDERS,
    margins: NO_MARGINS,
    float: { horizontalAnchor: TableAnchorType.PAGE, absoluteHorizontalPosition: twips(x), ...vertical },
    rows: [
      new TableRow({
        children: [
          new TableCell({ width: { size: twips(width), type: WidthType.DXA }, margins: NO_MARGINS, children }),
        ],
      }),
    ],
  })
}

/** A width in whole twips, divided by weight. The parts add up to it. */
export function sharesOf(width: number, weights: readonly number[]): number[] {
  const whole = twips(width)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const start = Math.round((whole * before) / all)
    before += weight
    return Math.round((whole * before) / all) - start
  })
}

export function shade(colour: Hex) {
  return { type: ShadingType.CLEAR, color: 'auto', fill: colour.slice(1) }
}
