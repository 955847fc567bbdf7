import { AlignmentType, BorderStyle, Paragraph, type Table } from 'docx'
import { factsWithRoom, type FactsStyle } from '../../docx/facts-table.ts'
import { brandRuns, cornerTables, whoParagraphs } from '../../docx/head-parts.ts'
import { twips } from '../../docx/run-look.ts'
import type { WordContext } from '../../docx/word-page.ts'
import { emptyLine, saidIn } from '../../docx/word-runs.ts'
import type { HeaderDocx } from '../../kinds/parts.ts'

const alignment = AlignmentType.CENTER
const facts: FactsStyle = { alignment, hasRules: false, weightOf: () => 1 }

export const docx: HeaderDocx = {
  write(context) {
    const { looks, page } = context
    const rule = { style: BorderStyle.DOUBLE, size: 4, color: looks.palette.ink.slice(1), space: 10 }
    const above = page.corner
      ? [...cornerTables(context, page.corner), emptyLine(looks, 1)]
      : referenceAndBrand(context)
    return [...above, ...whoParagraphs(context, alignment, rule), ...factsWithRoom(context, facts)]
  },
  behind: () => ({ first: [], later: [] }),
  nameRun: { allCaps: true },
  room: ({ mainWidth }) => ({ width: mainWidth, above: 12 }),
}

function referenceAndBrand(context: WordContext): (Paragraph | Table)[] {
  const { tree, looks } = context
  const { reference } = tree.header
  return [
    ...(reference ? [saidIn(looks.reference, reference, { alignment, after: 4 })] : []),
    new Paragraph({ alignment, spacing: { after: twips(18) }, children: brandRuns(context) }),
  ]
}
