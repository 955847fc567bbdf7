import type { EntryLooks } from '../../kinds/parts.ts'

export const looks: EntryLooks = { quietStyle: 'italic', titleTracking: 0 }
