import type { HeaderFacts } from '../../kinds/parts.ts'

export const facts: HeaderFacts = { ground: 'paper', spansPage: false }
