import { least, most } from '../numbers.ts'
import type { Cell, Word } from '../model.ts'
import { isCjkText, isRtlText, mirrorBrackets } from './characters.ts'

/** Words on one baseline, left to right. */
export interface Row {
  words: Word[]
  baseline: number
  top: number
  bottom: number
  size: number
}

/** A gap wider than this share of the font size separates two cells of a row. */
export const CELL_GAP_EM = 0.66

export function rowsOf(all: readonly Word[]): Row[] {
  const rows: Row[] = []
  const words = all.filter((word) => !word.rotated)
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline || a.x - b.x)
  for (const word of sorted) {
    const row = rows.slice(-4).find((other) => belongs(word, other))
    if (row) {
      row.words.push(word)
      row.top = Math.min(row.top, word.top)
      row.bottom = Math.max(row.bottom, word.bottom)
      if (word.style.size > row.size) row.size = word.style.size
    } else {
      rows.push({ words: [word], baseline: word.baseline, top: word.top, bottom: word.bottom, size: word.style.size })
    }
  }
  for (const row of rows) row.words = dropOverprints(row.words.sort((a, b) => a.x - b.x))
  return [...mergeShifted(rows), ...rotatedRows(all)]
}

/** Words set in another direction, in the order they were drawn, because they are read in it. */
function rotatedRows(words: readonly Word[]): Row[] {
  const rows: Row[] = []
  for (const word of words.filter((candidate) => candidate.rotated)) {
    const last = rows.at(-1)
    const previous = last?.words.at(-1)
    const gap = previous ? Math.max(word.top - previous.bottom, previous.top - word.bottom) : Infinity
    if (last && previous && gap < word.style.size * 0.6 && Math.abs(word.x - previous.x) < word.style.size) {
      last.words.push(word)
      last.top = Math.min(last.top, word.top)
      last.bottom = Math.max(last.bottom, word.bottom)
    } else {
      rows.push({ words: [word], baseline: word.baseline, top: word.top, bottom: word.bottom, size: word.style.size })
    }
  }
  return rows
}

/** Cells that stand side by side are one row even if one is a little higher or lower. */
function mergeShifted(rows: readonly Row[]): Row[] {
  const merged: Row[] = []
  for (const row of rows) {
    const last = merged.at(-1)
    if (last && isShifted(last, row)) {
      last.words = [...last.words, ...row.words].sort((a, b) => a.x - b.x)
      last.top = Math.min(last.top, row.top)
      last.bottom = Math.max(last.bottom, row.bottom)
      last.size = Math.max(last.size, row.size)
    } else {
      merged.push(row)
    }
  }
  return merged
}

function isShifted(above: Row, below: Row): boolean {
  const size = Math.min(above.size, below.size)
  if (below.baseline - above.baseline > size * 0.5 || above.words[0]?.rotated !== below.words[0]?.rotated) return false
  const [a, b] = [above.words, below.words]
  const isLeft = (left: readonly Word[], right: readonly Word[]): boolean =>
    (right[0]?.x ?? 0) > (left.at(-1)?.right ?? Infinity) + size * 2
  return isLeft(a, b) || isLeft(b, a)
}

function belongs(word: Word, row: Row): boolean {
  const distance = Math.abs(word.baseline - row.baseline)
  if (distance < Math.min(word.style.size, row.size) * 0.3) return true
  // Superscripts and subscripts: smaller, and touching a word of the row.
  return (
    distance < row.size * 0.5 &&
    word.style.size < row.size * 0.8 &&
    row.words.some((other) => Math.abs(word.x - other.right) < other.style.size * 0.15 && other.style.size === row.size)
  )
}

/** A word printed twice on the same spot (shadow, hidden OCR layer) counts once. */
function dropOverprints(words: Word[]): Word[] {
  return words.filter((word, index) => {
    const previous = words[index - 1]
    return !(
      previous &&
      previous.text === word.text &&
      Math.abs(previous.x - word.x) < word.style.size * 0.15 &&
      Math.abs(previous.baseline - word.baseline) < word.style.size * 0.15
    )
  })
}

/** Splits a row at wide gaps, marks words that touch, and joins letters that were set apart. */
export function cellsOf(words: readonly Word[]): Cell[] {
  if (words[0]?.rotated) return [cellOf([...words])]
  const cells: Cell[] = []
  const { words: spaced, spacing } = healLetterSpacing(words)
  const isJustified = hasEvenGaps(spaced)
  let current: Word[] = []
  spaced.forEach((word, index) => {
    const previous = spaced[index - 1]
    if (previous) {
      const size = Math.max(previous.style.size, word.style.size)
      const gap = word.x - previous.right
      // In letters that are set apart, the blanks between words are wide as well.
      const isSpace = isJustified || (/[.!?]$/.test(previous.text) && gap < size)
      if (gap > cellGap(previous, word) + spacing * 4 && !isSpace) {
        cells.push(cellOf(current))
        current = []
      } else if (
        gap < size * 0.1 ||
        (!previous.spaced && gap < size * 0.5 && isCjkText(previous.text.slice(-1)) && isCjkText(word.text.charAt(0)))
      ) {
        previous.spaceAfter = false
      }
    }
    current.push(word)
  })
  if (current.length > 0) cells.push(cellOf(current))
  return cells
}

/** A line that was stretched to the edge of a narrow column: all its blanks are wide and equal. */
function hasEvenGaps(words: readonly Word[]): boolean {
  const gaps = words.slice(1).map((word, index) => word.x - (words[index]?.right ?? word.x))
  const size = words[0]?.style.size ?? 10
  return gaps.length >= 2 && most(gaps) < size * 1.7 && most(gaps) - least(gaps) < size * 0.25
}

export const cellGap = (left: Word, right: Word): number =>
  Math.min(left.style.size, right.style.size) * CELL_GAP_EM + 0.5

function cellOf(words: Word[]): Cell {
  return {
    words: words[0]?.mirrored ? reverseLtrRuns(words) : words,
    x: least(words.map((word) => word.x)),
    right: most(words.map((word) => word.right)),
  }
}

/** The left-to-right stretches of a mirrored row stand backwards: turns them round, with the signs inside them. */
function reverseLtrRuns(words: readonly Word[]): Word[] {
  const isLtr = words.map((word) => !isRtlText(word.text) && /[\p{L}\p{N}]/u.test(word.text))
  const isNeutral = words.map((word) => !isRtlText(word.text) && !/[\p{L}\p{N}]/u.test(word.text))
  const inRun = words.map((_, index) => {
    if (isLtr[index]) return true
    if (!isNeutral[index]) return false
    const before = isLtr.slice(0, index).lastIndexOf(true)
    const after = isLtr.indexOf(true, index)
    const between = (from: number, to: number): boolean => isNeutral.slice(from + 1, to).every(Boolean)
    return before >= 0 && after >= 0 && between(before, index) && between(index, after)
  })
  const result: Word[] = []
  let run: Word[] = []
  const flush = (): void => {
    // After the turn the sign behind a word stands before it.
    const gaps = run.map((word) => word.spaceAfter)
    const last = gaps.pop() ?? true
    const reversed = run
      .reverse()
      .map((word, index) => ({ ...word, spaceAfter: gaps[gaps.length - 1 - index] ?? last }))
    result.push(...reversed)
    run = []
  }
  words.forEach((word, index) => {
    if (inRun[index]) {
      run.push(word)
    } else {
      flush()
      result.push(isNeutral[index] ? { ...word, text: mirrorBrackets(word.text) } : word)
    }
  })
  flush()
  return result
}

/** `E X P E R I E N C E` and `S K I L L S  &  T O O L S`: single letters at even distances are one word. */
function healLetterSpacing(words: readonly Word[]): { words: Word[]; spacing: number } {
  const letters = words.filter((word) => [...word.text].length === 1 && /[\p{L}&]/u.test(word.text))
  if (letters.length < 3 || letters.length < words.length * 0.8) return { words: [...words], spacing: 0 }
  const gaps = words.slice(1).map((word, index) => word.x - (words[index]?.right ?? 0))
  const smallest = Math.max(0.05, [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0)
  const size = words[0]?.style.size ?? 10
  const result: Word[] = []
  words.forEach((word, index) => {
    const last = result.at(-1)
    const gap = gaps[index - 1] ?? Infinity
    if (last && gap < smallest * 1.6 + size * 0.05 && gap < size * 2.5) {
      result[result.length - 1] = {
        ...last,
        text: last.text + word.text,
        edges: [...last.edges, ...word.edges],
        right: Math.max(last.right, word.right),
        x: Math.min(last.x, word.x),
        top: Math.min(last.top, word.top),
        bottom: Math.max(last.bottom, word.bottom),
      }
    } else {
      result.push({ ...word })
    }
  })
  return { words: result, spacing: smallest }
}
