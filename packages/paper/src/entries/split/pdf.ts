import type { EntryPdf } from '../../kinds/parts.ts'

export const pdf: EntryPdf = { hasDatesBeside: true, indent: 0, dress: (chunk) => chunk }
