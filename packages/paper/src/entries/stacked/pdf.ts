import type { EntryPdf } from '../../kinds/parts.ts'

/** Organisation and dates under the title. */
export const pdf: EntryPdf = { hasDatesBeside: false, indent: 0, dress: (chunk) => chunk }
