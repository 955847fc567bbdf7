import type { EntryLooks } from '../../kinds/parts.ts'

export const looks: EntryLooks = { quietStyle: 'normal', titleTracking: 0 }
