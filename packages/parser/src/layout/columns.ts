import { least, most } from '../numbers.ts'
import { cellGap, type Row } from './rows.ts'
import type { Rule } from './shapes.ts'
import { isAligned } from './alignment.ts'
import { isLikeMarginNote } from './margin-notes.ts'
import { bandsOf, endsEveryRow, everyRowIsNoted, isMargin } from './margins.ts'

/**
 * Finds the reading order of a page.
 *
 * A gutter is a vertical strip that a run of consecutive rows leaves free. The widest run splits the rows into what is
 * above it, its columns, and what is below, each read in turn and split again. A narrow column that only annotates the
 * other (dates, places, labels: its notes start on rows of the other column) is no column of its own: its notes are
 * read together with the row they stand beside.
 */
export type Region =
  | { kind: 'flow'; rows: Row[] }
  | { kind: 'columns'; gutter: number; columns: [Region[], Region[]]; top: number }
  | { kind: 'margin'; side: 'left' | 'right'; notes: Row[]; body: Region[] }

export function regionsOf(rows: readonly Row[], rules: readonly Rule[], depth = 0): Region[] {
  if (rows.length === 0) return []
  if (depth >= 6 || rows.length < 2) return [{ kind: 'flow', rows: [...rows] }]
  for (const gutter of findGutters(rows, rules)) {
    const inside = rows.slice(gutter.from, gutter.to)
    const left = side(inside, gutter.x, 'left')
    const right = side(inside, gutter.x, 'right')
    const verdict = isRuledTable(left, right, rules) ? 'rows' : judge(left, right)
    if (verdict === 'rows') continue
    const above = regionsOf(rows.slice(0, gutter.from), rules, depth + 1)
    const below = regionsOf(rows.slice(gutter.to), rules, depth + 1)
    const middle: Region =
      verdict === 'columns'
        ? {
            kind: 'columns',
            gutter: gutter.x,
            columns: [regionsOf(left, rules, depth + 1), regionsOf(right, rules, depth + 1)],
            top: inside[0]?.top ?? 0,
          }
        : {
            kind: 'margin',
            side: verdict,
            notes: verdict === 'left' ? left : right,
            body: (verdict === 'left' ? bandsOf(right, left) : [left]).flatMap((band) =>
              regionsOf(band, rules, depth + 1),
            ),
          }
    return [...above, middle, ...below]
  }
  return [{ kind: 'flow', rows: [...rows] }]
}

interface Gutter {
  x: number
  from: number
  to: number
  score: number
}

const MINIMUM_ROWS = 3

function findGutters(rows: readonly Row[], rules: readonly Rule[]): Gutter[] {
  const gutters: Gutter[] = []
  const left = least(rows.map((row) => row.words[0]?.x ?? 0))
  for (const x of gutterCandidates(rows)) {
    let from = 0
    for (let index = 0; index <= rows.length; index += 1) {
      const row = rows[index]
      if (row && !blocks(row, x) && !isRuledAcross(row, x, left, rules)) continue
      if (index - from >= MINIMUM_ROWS) {
        const gutter = measure(rows, x, from, index)
        if (gutter) gutters.push(gutter)
      }
      from = index + 1
    }
  }
  // Dates that end at a right edge may stand before a column. The gutter is then the one behind them.
  return gutters
    .map((gutter) => ({
      gutter,
      score: gutter.score * (gutters.some((other) => standsBehind(other, gutter, rows)) ? 0.5 : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 12)
    .map(({ gutter }) => gutter)
}

/** Left edges of the text behind a gap, the most frequent first. */
function gutterCandidates(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>()
  const note = (x: number): void => {
    const rounded = Math.round(x / 2) * 2
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1)
  }
  for (const row of rows) {
    row.words.forEach((word, index) => {
      const previous = row.words[index - 1]
      if (!previous || word.x - previous.right > cellGap(previous, word)) {
        note(word.x - 2)
        if (previous) note((word.x + previous.right) / 2)
      }
    })
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 60)
    .map(([x]) => x)
}

/** A rule under a row that reaches far to both sides of the gutter. Such a row heads both columns below it. */
const isRuledAcross = (row: Row, gutter: number, left: number, rules: readonly Rule[]): boolean =>
  rules.some(
    ({ x, right, y }) =>
      x < (gutter + left) / 2 && right > gutter + 24 && y > row.baseline && y < row.baseline + row.size * 1.6,
  )

function blocks(row: Row, x: number): boolean {
  let before = null
  for (const word of row.words) {
    if (word.right <= x) {
      before = word
    } else if (word.x < x) {
      return true
    } else {
      return before !== null && word.x - before.right <= cellGap(before, word)
    }
  }
  return false
}

function measure(rows: readonly Row[], x: number, start: number, end: number): Gutter | null {
  let [from, to] = [start, end]
  let strip = stripWidth(rows, x, from, to)
  const edges = rows.slice(start, end).flatMap((row) => row.words.find((word) => word.x >= x)?.x ?? [])
  // A row belongs to the right side if it begins where several rows of that side begin.
  const keeps = (row: Row | undefined): boolean => {
    if (!row || isOneSided(row, x, 'left') || isOneSided(row, x, 'right')) return true
    const own = row.words.find((word) => word.x >= x)?.x ?? 0
    return edges.filter((edge) => Math.abs(edge - own) < 2.5).length >= 3
  }
  // A row at either end that reaches into the gutter (a contact line with a gap there by chance) is left out.
  for (let drop = 0; drop < 6 && to - from > MINIMUM_ROWS; drop += 1) {
    const withoutFirst = keeps(rows[from]) ? strip : stripWidth(rows, x, from + 1, to)
    const withoutLast = keeps(rows[to - 1]) ? strip : stripWidth(rows, x, from, to - 1)
    const best = Math.max(withoutFirst, withoutLast)
    if (best < strip * 1.4 || best < strip + 6) break
    if (withoutFirst >= withoutLast) from += 1
    else to -= 1
    strip = best
  }
  while (from < to && isOneSided(rows[from], x, 'left') && rows[from + 1] && isOneSided(rows[from + 1], x, 'left'))
    from += 1
  if (to < rows.length) {
    // The last rows of the run (such as a heading above a full-width line) belong to the text that follows.
    let last = to
    while (last > from && isOneSided(rows[last - 1], x, 'left')) last -= 1
    const noted = rows.slice(from, last).filter((row) => row.words.some((word) => word.x >= x)).length
    if (to - last <= 2 || noted <= 8) to = last
  }
  to = withoutTrailingHead(rows, x, from, to)
  const inside = rows.slice(from, to)
  const left = inside.filter((row) => row.words.some((word) => word.right <= x)).length
  const right = inside.filter((row) => row.words.some((word) => word.x >= x)).length
  if (Math.min(left, right) < 2 || Math.max(left, right) < MINIMUM_ROWS || strip < 4) return null
  return { x, from, to, score: Math.min(left, right) * 2 + inside.length + Math.min(strip, 40) / 50 }
}

/** Whether between a gutter and another behind it stand only dates that end at one edge, and then a column. */
function standsBehind(behind: Gutter, gutter: Gutter, rows: readonly Row[]): boolean {
  if (behind.x < gutter.x + 10 || behind.from >= gutter.to || behind.to <= gutter.from) return false
  const inside = rows.slice(gutter.from, gutter.to)
  const notes = inside
    .map((row) => row.words.filter((word) => word.x >= gutter.x && word.right <= behind.x))
    .filter((words) => words.length > 0)
  const ends = notes.map((words) => words.at(-1)?.right ?? 0)
  const dated = notes.filter((words) => isLikeMarginNote(words.map((word) => word.text).join(' ')))
  const isFlush = most(ends) - least(ends) < 2.5
  return notes.length > 0 && isFlush && dated.length >= notes.length * 0.7 && edgeShare(inside, behind.x) >= 0.6
}

/** Which share of the rows of the right side begins at its left edge. */
function edgeShare(rows: readonly Row[], x: number): number {
  const starts = rows.flatMap((row) => row.words.find((word) => word.x >= x)?.x ?? [])
  const edge = least(starts)
  return starts.filter((start) => start < edge + 2.5).length / Math.max(1, starts.length)
}

/**
 * Leaves out a date far below the rest of the right side: it belongs to the entry on its left, because the columns have
 * ended before it.
 */
function withoutTrailingHead(rows: readonly Row[], x: number, from: number, to: number): number {
  let end = to
  for (;;) {
    const right = rows
      .slice(from, end)
      .map((row, index) => ({ row, index: from + index }))
      .filter(({ row }) => row.words.some((word) => word.x >= x))
    const [before, last] = right.slice(-2)
    if (!before || !last || right.length < 3) return end
    const text = last.row.words
      .filter((word) => word.x >= x)
      .map((word) => word.text)
      .join(' ')
    const distance = (last.row.baseline - before.row.baseline) / last.row.size
    const isFar = distance > 2.5
    const isBeside = last.row.words.some((word) => word.right <= x)
    if (!isFar || !isBeside || !(distance > 7 || isLikeMarginNote(text))) return end
    end = before.index + 1
  }
}

const isOneSided = (row: Row | undefined, x: number, which: 'left' | 'right'): boolean =>
  row !== undefined && row.words.every((word) => (which === 'left' ? word.right <= x : word.x >= x))

function stripWidth(rows: readonly Row[], x: number, from: number, to: number): number {
  let [left, right] = [-Infinity, Infinity]
  for (let index = from; index < to; index += 1) {
    for (const word of rows[index]?.words ?? []) {
      if (word.right <= x) left = Math.max(left, word.right)
      else right = Math.min(right, word.x)
    }
  }
  return right - left
}

function side(rows: readonly Row[], x: number, which: 'left' | 'right'): Row[] {
  return rows.flatMap((row) => {
    const words = row.words.filter((word) => (which === 'left' ? word.right <= x : word.x >= x))
    if (words.length === 0) return []
    return [
      {
        words,
        // The words of one row may stand a little higher or lower, so each side gets a line of its own.
        baseline: words[0]?.baseline ?? row.baseline,
        top: least(words.map((word) => word.top)),
        bottom: most(words.map((word) => word.bottom)),
        size: most(words.map((word) => word.style.size)),
      },
    ]
  })
}

/**
 * Whether lines are drawn under most rows, on both sides. Then the rows are those of a table and are read one by one.
 */
function isRuledTable(left: readonly Row[], right: readonly Row[], rules: readonly Rule[]): boolean {
  const underlined = (row: Row): boolean =>
    rules.some(
      ({ x, right: end, y }) =>
        y > row.baseline &&
        y < row.baseline + row.size * 1.8 &&
        x < (row.words.at(-1)?.right ?? 0) &&
        end > (row.words[0]?.x ?? 0),
    )
  const share = (rows: readonly Row[]): number => rows.filter(underlined).length / Math.max(1, rows.length)
  return share(left) >= 0.6 && share(right) >= 0.6
}

function judge(left: readonly Row[], right: readonly Row[]): 'columns' | 'left' | 'right' | 'rows' {
  const [leftWidth, rightWidth] = [extent(left), extent(right)]
  const narrowSide = leftWidth <= rightWidth ? 'left' : 'right'
  const [narrow, wide] = narrowSide === 'left' ? [left, right] : [right, left]
  if (endsEveryRow(left, right)) return 'rows'
  if (Math.min(leftWidth, rightWidth) < (leftWidth + rightWidth) * 0.4 && isMargin(narrow, wide, narrowSide))
    return narrowSide
  if (narrow.length < MINIMUM_ROWS || wide.length < MINIMUM_ROWS) return 'rows'
  if (everyRowIsNoted(left, right)) return 'rows'
  return isAligned(right) && isAligned(left) ? 'columns' : 'rows'
}

const extent = (rows: readonly Row[]): number =>
  most(rows.map((row) => row.words.at(-1)?.right ?? 0)) - least(rows.map((row) => row.words[0]?.x ?? 0))
