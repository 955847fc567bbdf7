import type { DeltaLine } from './delta/index.ts'

/** A line of the parser as a line of the document. */
export function plainLine(text: string): DeltaLine {
  const isItem = text.startsWith('• ')
  const words = (isItem ? text.slice(2) : text).trim()
  return { runs: words ? [{ text: words }] : [], attributes: isItem ? { list: 'bullet' } : {} }
}
