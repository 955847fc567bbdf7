import type { EntryFacts } from '../../kinds/parts.ts'

export const facts: EntryFacts = { hasItalics: false }
