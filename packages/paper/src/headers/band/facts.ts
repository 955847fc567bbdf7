import type { HeaderFacts } from '../../kinds/parts.ts'

export const facts: HeaderFacts = { ground: 'brand', spansPage: true }
