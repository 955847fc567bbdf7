import type { HeadingLooks } from '../../kinds/parts.ts'

export const looks: HeadingLooks = { weight: 700, tracking: -0.01 }
