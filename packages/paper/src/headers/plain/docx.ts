import { factsWithRoom, type FactsStyle } from '../../docx/facts-table.ts'
import { cornerTables, topLine, whoParagraphs } from '../../docx/head-parts.ts'
import { emptyLine } from '../../docx/word-runs.ts'
import type { HeaderDocx } from '../../kinds/parts.ts'

const facts: FactsStyle = {
  alignment: 'left',
  hasRules: true,
  // A long fact gets more room, so that no fact breaks while another has room left.
  weightOf: ({ label, value }) => Math.max(10, label.length, value.length * 1.2),
}

export const docx: HeaderDocx = {
  write(context) {
    const { looks, page } = context
    const above = page.corner
      ? [...cornerTables(context, page.corner), emptyLine(looks, 1)]
      : [topLine(context, page.mainWidth)]
    return [...above, ...whoParagraphs(context, 'left'), ...factsWithRoom(context, facts)]
  },
  behind: () => ({ first: [], later: [] }),
  nameRun: {},
  room: ({ mainWidth }) => ({ width: mainWidth, above: 12 }),
}
