import type { HeadingLooks } from '../../kinds/parts.ts'

export const looks: HeadingLooks = { weight: 600, tracking: 0.08 }
