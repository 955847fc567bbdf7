import { AlignmentType, BorderStyle, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { topLine, whoParagraphs } from '../../docx/head-parts.ts'
import { twips } from '../../docx/run-look.ts'
import type { WordContext } from '../../docx/word-page.ts'
import { emptyLine, saidIn } from '../../docx/word-runs.ts'
import { NO_BORDERS, NO_MARGINS, shade, sharesOf } from '../../docx/word-tables.ts'
import type { HeaderDocx } from '../../kinds/parts.ts'

export const docx: HeaderDocx = {
  write: (context) => [bandTable(context), emptyLine(context.looks, 9)],
  behind: ({ width, top }, { brand }) => ({
    first: [{ colour: brand, x: 0, y: 0, width, height: top + 2 }],
    later: [{ colour: brand, x: 0, y: 0, width, height: 6 }],
  }),
  nameRun: {},
  room: ({ width }, { page }) => ({ width: width - page.margins.left - page.margins.right, above: 90 }),
}

/** The band, and under it the facts on a deeper colour. */
function bandTable(context: WordContext): Table {
  const { tree, design, looks, page } = context
  const { facts } = tree.header
  const { margins } = design.page
  const inset = { left: twips(margins.left), right: twips(margins.right) }
  const columns = Math.max(1, facts.length)
  const cells = sharesOf(
    page.width,
    // Two facts take only two thirds of the width, so that they are not far apart.
    Array.from({ length: columns }, (_, at) => (columns === 2 && at === 1 ? 2 : 1)),
  )
  const edge = { style: BorderStyle.SINGLE, size: 30, color: looks.palette.accent.slice(1), space: 0 }
  const band = new TableCell({
    columnSpan: columns,
    shading: shade(looks.palette.brand),
    margins: { ...inset, top: 0, bottom: twips(16) },
    borders: { ...NO_BORDERS, ...(facts.length === 0 && { bottom: edge }) },
    children: [
      topLine(context, page.width - margins.left - margins.right),
      ...whoParagraphs(context, AlignmentType.LEFT),
    ],
  })
  const factCells = facts.map(
    ({ label, value }, at) =>
      new TableCell({
        shading: shade(looks.palette.bandDeep),
        margins: {
          left: at === 0 ? inset.left : twips(8),
          right: at === columns - 1 ? inset.right : 0,
          top: twips(8),
          bottom: twips(8),
        },
        borders: { ...NO_BORDERS, bottom: edge },
        width: { size: cells[at] ?? 0, type: WidthType.DXA },
        children: [saidIn(looks.factLabel, label), saidIn(looks.factValue, value)],
      }),
  )
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(page.width), type: WidthType.DXA },
    columnWidths: cells,
    indent: { size: -twips(page.left), type: WidthType.DXA },
    borders: NO_BORDERS,
    margins: NO_MARGINS,
    rows: [
      new TableRow({ children: [band], cantSplit: true }),
      ...(facts.length > 0 ? [new TableRow({ children: factCells, cantSplit: true })] : []),
    ],
  })
}
