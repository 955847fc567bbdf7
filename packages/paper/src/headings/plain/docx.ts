import type { HeadingDocx } from '../../kinds/parts.ts'

export const docx: HeadingDocx = { run: {}, hasRule: false }
