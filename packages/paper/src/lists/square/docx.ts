import type { ListDocx } from '../../kinds/parts.ts'

export const docx: ListDocx = { sign: '▪', colour: 'accentMark' }
