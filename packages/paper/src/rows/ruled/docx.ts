import { BorderStyle } from 'docx'
import { twips } from '../../docx/run-look.ts'
import type { RowDocx } from '../../kinds/parts.ts'

/** A hairline over each row. */
export const docx: RowDocx = {
  detailScale: 1,
  standsBeside: true,
  padding: 7,
  optionsOf(palette) {
    const rule = { style: BorderStyle.SINGLE, size: 4, space: 3, color: palette.line.slice(1) }
    // Word draws the rule between paragraphs with the same border only if `between` says so, because it takes them for
    // one block.
    return { border: { top: rule, between: rule }, spacing: { before: twips(3), after: twips(3) } }
  },
}
