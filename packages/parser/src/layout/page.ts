import { least, most } from '../numbers.ts'
import type { Cell, Line, Word } from '../model.ts'
import { BULLET_SIGN, isRtlText, WEAK_BULLET_SIGN } from './characters.ts'
import { regionsOf, type Region } from './columns.ts'
import { insertTurned } from './insert-rotated.ts'
import { noteBlocks } from './margins.ts'
import { completesRange, isLikeMarginNote } from './margin-notes.ts'
import { cellsOf, rowsOf, type Row } from './rows.ts'
import type { Rule } from './shapes.ts'

/** The content of a page from top to bottom: text over the whole width, or two columns side by side. */
export type PageItem = { kind: 'flow'; lines: Line[] } | { kind: 'columns'; gutter: number; columns: [Line[], Line[]] }

export interface PageLayout {
  number: number
  items: PageItem[]
}

/**
 * The rows of a page in upright coordinates. Right-to-left pages are mirrored, so that they too are read left to right.
 */
export function readRows(words: readonly Word[], width: number): Row[] {
  const rtl = words.filter((word) => isRtlText(word.text)).length > words.length / 2
  return rowsOf(
    rtl ? words.map((word) => ({ ...word, x: width - word.right, right: width - word.x, mirrored: true })) : words,
  )
}

let columnCount = 0

export function layOutPage(
  rows: readonly Row[],
  page: { number: number; width: number; rules: readonly Rule[] },
): PageLayout {
  const { number, width } = page
  const isMirrored = rows.some((row) => row.words[0]?.mirrored)
  const rules = isMirrored
    ? page.rules.map(({ x, right, y }) => ({ x: width - right, right: width - x, y }))
    : page.rules
  // Both margins are mostly alike, so a line that ends far before the right one was not broken there.
  const leftMargin = least(rows.map((row) => row.words[0]?.x ?? 0))
  const edge = (width - leftMargin) * 0.9
  const upright = rows.filter((row) => !row.words[0]?.rotated)
  const items = regionsOf(upright, rules).map((region): PageItem => {
    if (region.kind !== 'columns') return { kind: 'flow', lines: linesOf([region], edge) }
    return {
      kind: 'columns',
      gutter: region.gutter,
      columns: [linesOf(region.columns[0], 0), linesOf(region.columns[1], 0)],
    }
  })
  insertRotated(
    rows.filter((row) => row.words[0]?.rotated),
    items,
  )
  for (const item of items) {
    for (const line of item.kind === 'flow' ? item.lines : item.columns.flat()) line.ruled = isRuled(line, rules)
  }
  return { number, items }
}

function insertRotated(rows: readonly Row[], items: PageItem[]): void {
  const turned = [...rows].sort((a, b) => a.top - b.top)
  turned.forEach((row, index) => {
    const [line] = flowLines([row], Infinity)
    const above = turned.slice(0, index).findLast((other) => Math.abs(leftOf(other) - leftOf(row)) < row.size)
    const lists = items.flatMap((item) => (item.kind === 'flow' ? [item.lines] : item.columns))
    if (!line) return
    const isInserted = insertTurned({ line, above: above ? (above.top + above.bottom) / 2 : null }, lists)
    if (!isInserted) items.push({ kind: 'flow', lines: [line] })
  })
}

const leftOf = (row: Row): number => row.words[0]?.x ?? 0

/** A rule under a line that reaches further than its text. */
function isRuled(line: Line, rules: readonly Rule[]): boolean {
  const size = line.cells[0]?.words[0]?.style.size ?? 10
  return rules.some(
    ({ x, right, y }) =>
      right - x > 60 &&
      x < line.x + 20 &&
      right > line.x + 40 &&
      y > line.baseline &&
      y < line.baseline + size * 1.4 &&
      right > line.right + size,
  )
}

/** A column counts as full if it reaches `edge`, which is 0 inside narrow columns. */
function linesOf(regions: readonly Region[], edge: number): Line[] {
  return regions.flatMap((region) => {
    switch (region.kind) {
      case 'flow':
        return flowLines(region.rows, edge)
      case 'columns':
        return [...linesOf(region.columns[0], 0), ...linesOf(region.columns[1], 0)]
      case 'margin':
        return attachNotes(linesOf(region.body, region.side === 'left' ? edge : 0), region)
    }
  })
}

function flowLines(rows: readonly Row[], edge: number): Line[] {
  columnCount += 1
  const columnX = least(rows.map((row) => row.words[0]?.x ?? 0))
  const columnRight = most(rows.map((row) => row.words.at(-1)?.right ?? 0))
  const reaching = rows.filter((row) => (row.words.at(-1)?.right ?? 0) > columnRight - (columnRight - columnX) * 0.03)
  const column = { column: columnCount, columnX, columnRight, columnIsFull: reaching.length >= 3 && columnRight > edge }
  return rows.map((row) => lineOf(row, column))
}

function lineOf(row: Row, column: Pick<Line, 'column' | 'columnX' | 'columnRight' | 'columnIsFull'>): Line {
  const { words, bullet } = takeBullet(row.words)
  const cells = cellsOf(words)
  return {
    cells,
    page: row.words[0]?.page ?? 1,
    top: row.top,
    bottom: row.bottom,
    baseline: row.baseline,
    x: cells[0]?.x ?? 0,
    right: cells.at(-1)?.right ?? 0,
    gapAbove: 0,
    bullet,
    ruled: false,
    listLevel: null,
    outline: 0,
    ...column,
  }
}

/** Takes the bullet sign from the start of a row, because it is no word. */
export function takeBullet(words: readonly Word[]): { words: Word[]; bullet: boolean } {
  const [first, second] = words
  if (!first) return { words: [], bullet: false }
  if (first.marked) return { words: [...words], bullet: true }
  if (BULLET_SIGN.test(first.text)) return { words: words.slice(1), bullet: words.length > 1 }
  // Words without a place stand apart where a blank was typed.
  const isApart = second && (second.toSource ? second.x > first.right : first.spaceAfter)
  if (isApart && WEAK_BULLET_SIGN.test(first.text)) return { words: words.slice(1), bullet: true }
  const glued = /^([•●▪■◦‣➢➤►▶✓❖])(?=\S)/u.exec(first.text)
  if (glued) {
    const text = first.text.slice(1)
    const edges = first.edges.slice(1)
    return { words: [{ ...first, text, edges, x: edges[0]?.[0] ?? first.x }, ...words.slice(1)], bullet: true }
  }
  return { words: [...words], bullet: false }
}

/** Puts each note of the margin into the line it stands beside, in front of it or behind it. */
function attachNotes(body: Line[], region: Extract<Region, { kind: 'margin' }>): Line[] {
  const bodyRows = body.map((line) => ({
    words: line.bullet
      ? [{ ...firstWord(line), text: '•' } as Word]
      : [firstWord(line)].filter((word) => word !== null),
    baseline: line.baseline,
    top: line.top,
    bottom: line.bottom,
    size: line.cells[0]?.words[0]?.style.size ?? 0,
  }))
  const lines = [...body]
  for (const block of noteBlocks(region.notes, bodyRows)) {
    const first = block[0]
    if (!first) continue
    const cells = joinNotes(
      block.flatMap((row) => cellsOf(row.words)),
      region.side,
    )
    const line =
      lines.find((candidate) => candidate.baseline === first.baseline) ??
      lines.find((candidate) => Math.abs(candidate.baseline - first.baseline) < first.size * 0.6) ??
      (isLikeMarginNote(block.map(rowText).join(' ')) ? blockAround(lines, first.baseline) : undefined)
    if (line && region.side === 'left' && cells.every(isSign)) {
      // Bullets stand left of the text. They mark their line and are no column.
      line.bullet = true
    } else if (line) {
      line.cells = region.side === 'left' ? [...cells, ...line.cells] : [...line.cells, ...cells]
      line.x = Math.min(line.x, ...cells.map((cell) => cell.x))
      line.right = Math.max(line.right, ...cells.map((cell) => cell.right))
    } else {
      const after = lines.findIndex((candidate) => candidate.top > first.top)
      lines.splice(after < 0 ? lines.length : after, 0, ...flowLines(block, Infinity))
    }
  }
  return lines
}

/** The first line of the block beside which a note is centred. */
function blockAround(lines: readonly Line[], baseline: number): Line | null {
  const below = lines.findIndex((line) => line.baseline > baseline)
  let index = below - 1
  if (below < 1) return null
  for (; index > 0; index -= 1) {
    const [line, previous] = [lines[index], lines[index - 1]]
    if (!line || !previous || line.top - previous.bottom > (line.bottom - line.top) * 0.9) break
  }
  return lines[index] ?? null
}

const firstWord = (line: Line): Word | null => line.cells[0]?.words[0] ?? null

/** `2017 –` above `Present` is one note. A label on two lines is one as well. */
function joinNotes(cells: readonly Cell[], side: 'left' | 'right'): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    const text = cell.words.map((word) => word.text).join(' ')
    const above = last?.words.map((word) => word.text).join(' ') ?? ''
    const isBrokenDate = last !== undefined && completesRange(above, text)
    const isBrokenLabel = side === 'left' && !isLikeMarginNote(text) && !isLikeMarginNote(above)
    if (last && (isBrokenDate || isBrokenLabel)) {
      joined[joined.length - 1] = {
        words: [...last.words, ...cell.words],
        x: Math.min(last.x, cell.x),
        right: Math.max(last.right, cell.right),
      }
    } else {
      joined.push(cell)
    }
  }
  return joined
}

const isSign = (cell: Cell): boolean => cell.words.every((word) => BULLET_SIGN.test(word.text))

const rowText = (row: Row): string => row.words.map((word) => word.text).join(' ')
