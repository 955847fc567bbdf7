import type { HeaderTraits } from '../../kinds/parts.ts'

export const traits: HeaderTraits = { ground: 'brand', spansPage: true }
