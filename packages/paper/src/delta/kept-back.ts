import type { Attributes, Op } from '@tabard/contract'
import { linesOf, opsOf } from './lines.ts'

/** Whether a line is left out of what clients see, under a template that shows contact details or does not. */
export function isKeptBack({ keptBack }: Pick<Attributes, 'keptBack'>, showsContact: boolean): boolean {
  return keptBack === 'furniture' || (keptBack === 'contact' && !showsContact)
}

/** A document without the lines that are kept back. One that has none stays the same object. */
export function withoutKeptBack(ops: Op[], showsContact: boolean): Op[] {
  if (!ops.some(({ attributes }) => attributes && isKeptBack(attributes, showsContact))) return ops
  const lines = linesOf(ops).filter(({ attributes }) => !isKeptBack(attributes, showsContact))
  return lines.length > 0 ? opsOf(lines) : [{ insert: '\n' }]
}
