import type { HeadingPdf } from '../../kinds/parts.ts'

export const pdf: HeadingPdf = { wordsOf: (title) => title, below: 0, paintRule() {} }
