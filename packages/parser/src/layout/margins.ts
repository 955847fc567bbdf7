import { placeLikeness } from '../entities/place-words.ts'
import { exactKind } from '../sections/headings.ts'
import { least, most } from '../numbers.ts'
import { BULLET_SIGN } from './characters.ts'
import { completesRange, isRange, isLikeMarginNote } from './margin-notes.ts'
import type { Row } from './rows.ts'

/** Whether a narrow column holds only notes to the wide one: dates, places or labels, each beside its entry. */
export function isMargin(narrow: readonly Row[], wide: readonly Row[], side: 'left' | 'right'): boolean {
  const blocks = noteBlocks(narrow, wide)
  const beside = blocks.filter((block) => block[0] && standsBeside(block[0], wide, 0.12))
  if (side === 'left' && isHeadingMargin(blocks, wide)) return true
  // A margin may also hold headings, which stand above their section with nothing beside them.
  const notes = blocks.filter((block) => beside.includes(block) || !isSetOff(block, beside))
  if (notes.length === 0 || averageRows(notes) > 4) return false
  const texts = notes.map((block) => block.map(textOf).join(' '))
  const dated = texts.filter((text) => isLikeMarginNote(text) || placeLikeness(text) >= 0.9).length / notes.length
  const share = beside.length / notes.length
  if (share >= 0.75 && dated >= 0.5) return true
  // Dates centred beside their entries, as in the cells of a table.
  if (dated >= 0.5 && texts.every((text) => text.length <= 24) && averageRows(notes) <= 2) return true
  const short = notes.flat().filter((row) => row.words.length <= 6).length / notes.flat().length
  return (
    side === 'left' &&
    share >= 0.85 &&
    notes.length >= 2 &&
    short >= 0.85 &&
    averageRows(notes) <= 2.2 &&
    notes.length <= wide.length
  )
}

/** Whether every line has a short date or place at its right. Then these are cells of rows and not a column. */
export function everyRowIsNoted(left: readonly Row[], right: readonly Row[]): boolean {
  const beside = right.filter((row) => standsBeside(row, left)).length / right.length
  const noted = right.filter((row) => isLikeMarginNote(textOf(row))).length / right.length
  if (beside >= 0.9 && noted >= 0.5) return true
  // Pairs of short words: a skill and its level.
  const [head, next] = right
  if (head && next && (head.size > next.size * 1.08 || exactKind(textOf(head)) !== null)) return false
  const matched = left.filter((row) => standsBeside(row, right, 0.12)).length / left.length
  return beside >= 0.95 && matched >= 0.75 && averageWords(left) <= 3 && averageWords(right) <= 2.5
}

/** Whether the right side holds only the right-aligned ends of rows: places and dates, each beside its own row. */
export function endsEveryRow(left: readonly Row[], right: readonly Row[]): boolean {
  const ends = right.map((row) => row.words.at(-1)?.right ?? 0)
  const starts = right.map((row) => row.words[0]?.x ?? 0)
  const isFlush = most(ends) - least(ends) < 2.5 && most(starts) - least(starts) > 6
  const isBroken = right.some((row) => /[-–—~〜]$/.test(textOf(row)))
  const noted = right.filter((row) => isLikeMarginNote(textOf(row)) || placeLikeness(textOf(row)) >= 0.3).length
  return isFlush && !isBroken && noted >= right.length * 0.8 && right.every((row) => standsBeside(row, left, 0.12))
}

/**
 * Groups the rows of a margin: rows are one group if they stand close together and are not notes of different entries.
 */
export function noteBlocks(rows: readonly Row[], body: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const block = blocks.at(-1)
    const previous = block?.at(-1)
    const isTight = previous && row.baseline - previous.baseline < Math.max(row.size, previous.size) * 1.75
    const isAlike = previous && sameStyle(previous, row)
    if (block && isTight && isAlike && !opensEntry(block, row, body)) block.push(row)
    else blocks.push([row])
  }
  return blocks
}

/** Whether the margin holds only headings, each at the top of its section. */
function isHeadingMargin(blocks: readonly Row[][], wide: readonly Row[]): boolean {
  const known = blocks.filter((block) => exactKind(block.map(textOf).join(' ')) !== null)
  return (
    blocks.length >= 2 &&
    averageRows(blocks) <= 2 &&
    known.length >= blocks.length * 0.6 &&
    wide.length >= blocks.length * 2
  )
}

/** Cuts the rows beside a margin wherever a heading in the margin begins a section, because columns end there. */
export function bandsOf(rows: readonly Row[], notes: readonly Row[]): Row[][] {
  const tops = notes.filter((note) => exactKind(textOf(note)) !== null).map((note) => note.baseline - note.size * 0.7)
  const bands: Row[][] = [[]]
  let next = 0
  for (const row of rows) {
    while (next < tops.length && row.baseline > (tops[next] ?? Infinity)) {
      bands.push([])
      next += 1
    }
    bands.at(-1)?.push(row)
  }
  return bands.filter((band) => band.length > 0)
}

/** Bolder, larger or in another colour than the notes, so it is a heading. */
function isSetOff(block: readonly Row[], notes: readonly (readonly Row[])[]): boolean {
  const [own, other] = [block[0]?.words[0]?.style, notes[0]?.[0]?.words[0]?.style]
  if (!own || !other) return false
  return own.size > other.size * 1.08 || (own.bold && !other.bold) || own.color !== other.color
}

/** A dated note under another one begins a new entry if the text beside both begins at the same left edge. */
function opensEntry(block: readonly Row[], row: Row, body: readonly Row[]): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return false
  const [own, entry] = [wordBeside(row, body), wordBeside(first, body)]
  if (!own || !entry || BULLET_SIGN.test(own.text) || Math.abs(own.x - entry.x) > own.style.size * 0.4) return false
  if (completesRange(textOf(last), textOf(row))) return false
  if (isRange(textOf(row))) return block.some((other) => isLikeMarginNote(textOf(other)))
  if (/[-–—~〜]$|\b(to|bis|à|au|al|tot|do)$/i.test(textOf(last))) return false
  return block.some((other) => isLikeMarginNote(textOf(other))) === isLikeMarginNote(textOf(row))
}

const standsBeside = (row: Row, others: readonly Row[], ems = 0.3): boolean =>
  others.some((other) => Math.abs(other.baseline - row.baseline) < Math.min(row.size, other.size) * ems)

const averageWords = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + row.words.length, 0) / Math.max(1, rows.length)

const averageRows = (blocks: readonly Row[][]): number =>
  blocks.reduce((sum, block) => sum + block.length, 0) / Math.max(1, blocks.length)

const sameStyle = (a: Row, b: Row): boolean => {
  const [first, second] = [a.words[0]?.style, b.words[0]?.style]
  return Boolean(
    first && second && first.bold === second.bold && Math.abs(first.size - second.size) < first.size * 0.08,
  )
}

const wordBeside = (row: Row, body: readonly Row[]): Row['words'][number] | undefined =>
  body.find((other) => standsBeside(row, [other]))?.words[0]

const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ')
