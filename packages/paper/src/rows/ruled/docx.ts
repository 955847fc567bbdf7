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
    // Word takes paragraphs with the same border for one block: it draws the rule between them only where `between` says so.
    return { border: { top: rule, between: rule }, spacing: { before: twips(3), after: twips(3) } }
  },
}
