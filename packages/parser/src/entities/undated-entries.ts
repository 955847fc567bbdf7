import type { Entry } from './entry.ts'
import type { ReadLine } from './entry-lines.ts'
import { partsOf } from './head-parts.ts'
import { sameLook } from './same-look.ts'

/** The most lines of a head. */
const HEAD_LINES = 3
const HEAD_LINE_MAX = 90
/** Least share of heads that must name an entry, because short lines stand in other texts too. */
const NAMED_SHARE = 0.5

/**
 * Cuts a section without dates into entries: each begins with a few short lines, and what it says is prose or a list.
 * `isNamed` tells whether a text names an entry. Returns none where too few heads do.
 */
export function undatedEntries(lines: readonly ReadLine[], isNamed: (text: string) => boolean): Entry[] {
  const starts = lines.every(({ line }) => line.bullet) ? lines.map((_, index) => index) : startsOfHeads(lines)
  const entries = starts.map((start, index) => buildEntry(lines, start, starts[index + 1] ?? lines.length))
  const named = entries.filter(({ head }) => head.some((part) => isNamed(part.piece.text)))
  return named.length > 0 && named.length >= entries.length * NAMED_SHARE ? entries : []
}

function startsOfHeads(lines: readonly ReadLine[]): number[] {
  const starts: number[] = []
  lines.forEach((entry, index) => {
    if (!isHeadLine(entry)) return
    const start = starts.at(-1)
    const first = start === undefined ? undefined : lines[start]
    const above = lines[index - 1]
    const isBelowHead = above !== undefined && isHeadLine(above)
    const isNext = first !== undefined && start !== undefined && index - start < HEAD_LINES && !sameLook(first, entry)
    const isClose = entry.line.gapAbove < (entry.line.bottom - entry.line.top) * 0.9
    if (!(isBelowHead && isNext && isClose)) starts.push(index)
  })
  return starts
}

const isHeadLine = ({ line, text, isProse }: ReadLine): boolean =>
  !line.bullet && !isProse && text.length <= HEAD_LINE_MAX && !/[.:;]$/u.test(text)

function buildEntry(lines: readonly ReadLine[], start: number, end: number): Entry {
  let next = start + 1
  const isHead = (entry: ReadLine | undefined): boolean => entry !== undefined && isHeadLine(entry)
  while (next < end && next - start < HEAD_LINES && isHead(lines[next])) next += 1
  return {
    head: lines.slice(start, next).flatMap((entry, index) => partsOf(entry.line, index, entry.columns)),
    range: null,
    dated: null,
    body: lines.slice(next, end).map(({ line }) => line),
  }
}
