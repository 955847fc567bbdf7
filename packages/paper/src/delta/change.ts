import Delta from 'quill-delta'
import type { Op } from '@tabard/contract'
import { linesOf, opsOf } from './lines.ts'

/** Longer texts are compared line by line, because a comparison letter by letter is quadratic on hostile text. */
const LETTER_DIFF_MAX = 12_000
/** The most distinct lines in one comparison. Each is written as one character, from U+4E00 on. */
const LINE_DIFF_MAX = 20_000

/** A document as Quill's Delta, ending with the newline that Quill expects. */
export function asDelta(ops: readonly Op[]): Delta {
  const delta = new Delta(
    opsOf(linesOf(ops)).map((op) => ({ ...op, attributes: op.attributes && { ...op.attributes } })),
  )
  const last = delta.ops.at(-1)?.insert
  return typeof last === 'string' && last.endsWith('\n') ? delta : delta.insert('\n')
}

/** The change that turns `before` into `after`. */
export function changeBetween(before: readonly Op[], after: readonly Op[]): Delta {
  const [a, b] = [asDelta(before), asDelta(after)]
  return a.length() + b.length() > LETTER_DIFF_MAX ? lineChange(a, b) : a.diff(b)
}

/**
 * Merges two changes of one document. Words that either side typed are kept; what either side deleted is gone. Where
 * both typed at one place, `theirs` comes first. Where one side only continues the other, its text is taken as it is: a
 * page that missed its first answer sends its words again, and they must not be doubled.
 */
export function mergeContent(base: readonly Op[], mine: readonly Op[], theirs: readonly Op[]): Op[] {
  if (goesOn(base, theirs, mine)) return opsOf(linesOf(mine))
  if (goesOn(base, mine, theirs)) return opsOf(linesOf(theirs))
  const theirChange = changeBetween(base, theirs)
  const myChange = changeBetween(base, mine)
  const merged = asDelta(base).compose(theirChange).compose(theirChange.transform(myChange, true))
  return opsOf(linesOf(merged.ops as Op[]))
}

/** Whether `to` keeps every word and format of `from`, and has nothing that `from` took away from `base`. */
export function goesOn(base: readonly Op[], from: readonly Op[], to: readonly Op[]): boolean {
  const onlyAdds = changeBetween(from, to).ops.every((op) => op.delete === undefined && (op.insert || !op.attributes))
  if (!onlyAdds) return false
  const gone = deletedOffsets(changeBetween(base, to))
  return [...deletedOffsets(changeBetween(base, from))].every((offset) => gone.has(offset))
}

function deletedOffsets(change: Delta): Set<number> {
  const offsets = new Set<number>()
  let at = 0
  for (const op of change.ops) {
    if (op.delete) for (let step = 0; step < op.delete; step += 1) offsets.add(at + step)
    at += op.delete ?? (typeof op.retain === 'number' ? op.retain : 0)
  }
  return offsets
}

function lineChange(before: Delta, after: Delta): Delta {
  const codes = new Map<string, string>()
  const lines = (document: Delta): Delta[] => {
    const result: Delta[] = []
    document.eachLine((line, attributes) => void result.push(line.insert('\n', attributes)))
    return result
  }
  const encode = (list: readonly Delta[]): string =>
    list
      .map((line) => {
        const key = JSON.stringify(line.ops)
        if (!codes.has(key)) codes.set(key, String.fromCharCode(0x4e00 + codes.size))
        return codes.get(key)
      })
      .join('')
  const [a, b] = [lines(before), lines(after)]
  const [from, to] = [encode(a), encode(b)]
  if (codes.size > LINE_DIFF_MAX) return new Delta(after.ops).delete(before.length())
  let [ai, bi] = [0, 0]
  const size = (list: readonly Delta[]): number => list.reduce((sum, line) => sum + line.length(), 0)
  return new Delta()
    .insert(from)
    .diff(new Delta().insert(to))
    .ops.reduce((change, op) => {
      if (typeof op.retain === 'number') {
        change.retain(size(a.slice(ai, ai + op.retain)))
        bi += op.retain
        ai += op.retain
        return change
      }
      if (op.delete) {
        change.delete(size(a.slice(ai, ai + op.delete)))
        ai += op.delete
        return change
      }
      const count = typeof op.insert === 'string' ? op.insert.length : 0
      for (const line of b.slice(bi, bi + count)) for (const part of line.ops) change.push(part)
      bi += count
      return change
    }, new Delta())
}
