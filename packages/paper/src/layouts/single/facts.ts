import type { LayoutFacts } from '../../kinds/parts.ts'

export const facts: LayoutFacts = { hasSidebar: false }
