import type { LayoutTraits } from '../../kinds/parts.ts'

export const traits: LayoutTraits = { hasSidebar: true }
