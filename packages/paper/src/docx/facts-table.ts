import { BorderStyle, Table, TableCell, TableLayoutType, TableRow, WidthType, type Paragraph } from 'docx'
import type { HeaderBlock } from '../blocks.ts'
import { twips } from './run-look.ts'
import type { WordContext } from './word-page.ts'
import { emptyLine, saidIn } from './word-runs.ts'
import { NO_BORDERS, NO_MARGINS, sharesOf } from './word-tables.ts'

type Fact = HeaderBlock['facts'][number]

export interface FactsStyle {
  alignment: 'left' | 'center'
  /** A hairline over the facts, and one under them. */
  hasRules: boolean
  /** A fact's share of the width, relative to the others. */
  weightOf: (fact: Fact) => number
}

/** The facts, with room above and below. Where there are none, only the room. */
export function factsWithRoom(context: WordContext, style: FactsStyle): (Paragraph | Table)[] {
  const { tree, looks } = context
  return tree.header.facts.length > 0
    ? [emptyLine(looks, 9), factsTable(context, style), emptyLine(looks, 12)]
    : [emptyLine(looks, 12)]
}

function factsTable({ tree, looks, page }: WordContext, { alignment, hasRules, weightOf }: FactsStyle): Table {
  const { facts } = tree.header
  const rule = { style: BorderStyle.SINGLE, size: 6, color: looks.palette.line.slice(1), space: 0 }
  const cells = sharesOf(page.mainWidth, facts.map(weightOf))
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(page.mainWidth), type: WidthType.DXA },
    columnWidths: cells,
    borders: { ...NO_BORDERS, ...(hasRules && { top: rule, bottom: rule }) },
    margins: NO_MARGINS,
    rows: [
      new TableRow({
        cantSplit: true,
        children: facts.map(
          ({ label, value }, at) =>
            new TableCell({
              width: { size: cells[at] ?? 0, type: WidthType.DXA },
              margins: { top: twips(6), bottom: twips(6), left: 0, right: hasRules ? twips(6) : 0 },
              children: [saidIn(looks.factLabel, label, { alignment }), saidIn(looks.factValue, value, { alignment })],
            }),
        ),
      }),
    ],
  })
}
