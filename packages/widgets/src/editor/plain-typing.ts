import type { Delta } from 'quill/core.js'
import type { Op } from '@tabard/contract'

/** Letters typed in one place, and nothing else. */
export interface PlainTyping {
  index: number
  letters: string
  attributes: Record<string, unknown>
}

/** What was typed; null if the change did more than add letters within a line. */
export function readPlainTyping({ ops }: Delta): PlainTyping | null {
  const [first, second] = ops
  const index = typeof first?.retain === 'number' ? first.retain : 0
  const typed = index > 0 ? second : first
  if (ops.length !== (index > 0 ? 2 : 1) || (index > 0 && first?.attributes)) return null
  if (typeof typed?.insert !== 'string' || typed.insert.includes('\n')) return null
  return { index, letters: typed.insert, attributes: typed.attributes ?? {} }
}

/**
 * The document with the typed letters in it; null where they continue no text of their own look. A letter costs little
 * this way however long the document is, and every other op stays the same object.
 */
export function withTyping(document: readonly Op[], { index, letters, attributes }: PlainTyping): Op[] | null {
  let start = 0
  for (const [at, op] of document.entries()) {
    const { insert } = op
    const length = typeof insert === 'string' ? insert.length : 1
    const offset = index - start
    if (typeof insert === 'string' && offset >= 0 && offset <= length && continues(op, insert, attributes))
      return document.with(at, { ...op, insert: insert.slice(0, offset) + letters + insert.slice(offset) })
    if (offset < length) return null
    start += length
  }
  return null
}

/** Whether letters of this look are part of the op's text. Attributes of a newline are its line's, and no look. */
function continues(op: Op, text: string, attributes: Record<string, unknown>): boolean {
  const own: Record<string, unknown> = op.attributes ?? {}
  const names = Object.keys(own)
  if (names.length > 0 && text.includes('\n')) return false
  return names.length === Object.keys(attributes).length && names.every((name) => own[name] === attributes[name])
}
