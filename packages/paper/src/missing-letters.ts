import type { BlockTree } from './blocks.ts'
import { footerLines, headerLines, sectionLines } from './to-text.ts'

/** Letters of one part of a document that no font has. They are drawn as boxes. */
export interface MissingLetters {
  /** The section's title; `head` and `foot` are the parts around the sections. */
  place: { at: 'head' | 'foot' } | { at: 'section'; title: string }
  /** Each once, in the order of the text. */
  letters: string[]
  /** How often they stand there together. */
  count: number
}

/** Where a document shows letters that no font has. */
export function findMissing(tree: BlockTree, missing: ReadonlySet<string>): MissingLetters[] {
  if (missing.size === 0) return []
  const found = [
    missingIn({ at: 'head' }, headerLines(tree), missing),
    ...[...tree.sidebar, ...tree.main].map((section) =>
      missingIn({ at: 'section', title: section.title }, sectionLines(section), missing),
    ),
    missingIn({ at: 'foot' }, footerLines(tree), missing),
  ]
  return found.filter(({ count }) => count > 0)
}

function missingIn(
  place: MissingLetters['place'],
  lines: readonly string[],
  missing: ReadonlySet<string>,
): MissingLetters {
  // Headings may be drawn in capitals.
  const all = [...lines.join('')].filter((letter) => missing.has(letter) || missing.has(letter.toUpperCase()))
  return { place, letters: [...new Set(all)], count: all.length }
}
