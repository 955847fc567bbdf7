import bidiFactory from 'bidi-js'
import type { Look, LookedRun } from '../look.ts'
import type { Face, FontBook, Word } from './font-book.ts'
import { emergencyParts, lineUnits } from './line-units.ts'

/** A piece of a line in one face and look, at its place. */
export interface Piece {
  /** Points from the line's start. */
  x: number
  width: number
  words: Word[]
  face: Face
  look: Look
}

/** One line as it will be drawn. */
export interface SetLine {
  /** In the order in which they are drawn, from left to right. */
  pieces: Piece[]
  width: number
  /** The line's letters in reading order. */
  text: string
  /** Characters of the paragraph before this line. */
  offset: number
  rightToLeft: boolean
  /** Whether a word ends with this line. Only then a space may follow it. */
  endsWord: boolean
}

interface Unit {
  text: string
  look: Look
  face: Face
  word: Word
  width: number
  isSpace: boolean
  /** A line may end after this unit. */
  mayBreak: boolean
}

const bidi = bidiFactory()
/**
 * Longer words are measured letter by letter. No font needs shaping over such a length, and a hostile word must not
 * take long.
 */
const LONGEST_WORD = 80
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Breaks text into lines of at most `width` points. Words that are too long for a line are divided; no letter is lost.
 */
export function setLines(runs: readonly LookedRun[], width: number, book: FontBook): SetLine[] {
  const text = runs.map((run) => run.text).join('')
  const rightToLeft = RIGHT_TO_LEFT.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
  const lines: SetLine[] = []
  let line: Unit[] = []
  let used = 0
  let offset = 0
  const finish = (): void => {
    if (line.length > 0) {
      lines.push(setLine(line, offset, rightToLeft, book))
      offset += line.reduce((sum, unit) => sum + unit.text.length, 0)
    }
    line = []
    used = 0
  }
  for (const group of wordsOf(unitsOf(runs, book))) {
    const size = group.reduce((sum, unit) => sum + (unit.isSpace ? 0 : unit.width), 0)
    const full = group.reduce((sum, unit) => sum + unit.width, 0)
    if (used > 0 && used + size > width) finish()
    if (size <= width) {
      line.push(...group)
      used += full
      continue
    }
    for (const unit of group.flatMap((part) => divided(part, width, book))) {
      if (used > 0 && used + unit.width > width) finish()
      line.push(unit)
      used += unit.width
    }
  }
  finish()
  const last = lines.at(-1)
  if (last) last.endsWord = true
  return lines
}

/** Width of text on one line, in points. */
export function widthOf(runs: readonly LookedRun[], book: FontBook): number {
  return unitsOf(runs, book).reduce((sum, unit) => sum + unit.width, 0)
}

function unitsOf(runs: readonly LookedRun[], book: FontBook): Unit[] {
  const units: Unit[] = []
  for (const { text, look } of runs) {
    for (const part of lineUnits(text)) {
      const last = units.at(-1)
      // A space is drawn in the font of the word before it, so that a line remains one text.
      const isSpace = last !== undefined && last.look === look && /^[ \t]+$/.test(part.text)
      const pieces = isSpace ? [{ text: part.text, face: last.face }] : book.divide(part.text, look)
      pieces.forEach((piece, at) => {
        units.push(unitOf(piece.text, look, piece.face, part.mayBreak && at === pieces.length - 1, book))
      })
    }
  }
  return units
}

function unitOf(text: string, look: Look, face: Face, mayBreak: boolean, book: FontBook): Unit {
  const word =
    text.length > LONGEST_WORD ? { glyphs: [], width: Infinity } : book.shape(text, face, RIGHT_TO_LEFT.test(text))
  const width = word.width * look.size + (look.tracking ?? 0) * look.size * [...text].length
  return { text, look, face, word, width, isSpace: /^[\s\u00a0]+$/.test(text), mayBreak }
}

/** Units that must stay on one line together. */
function* wordsOf(units: readonly Unit[]): Generator<Unit[]> {
  let group: Unit[] = []
  for (const [at, unit] of units.entries()) {
    group.push(unit)
    // The space after a word belongs to its line and may reach over the edge.
    if (!unit.mayBreak || units[at + 1]?.isSpace) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/** Divides a word that is too long for a line into its parts, and parts that are still too long into letters. */
function divided(unit: Unit, width: number, book: FontBook): Unit[] {
  return emergencyParts(unit.text).flatMap((part) => {
    const whole = unitOf(part, unit.look, unit.face, true, book)
    if (whole.width <= width) return [whole]
    return [...part].map((letter) => unitOf(letter, unit.look, unit.face, true, book))
  })
}

function setLine(all: readonly Unit[], offset: number, rightToLeft: boolean, book: FontBook): SetLine {
  const units = [...all]
  while (units.at(-1)?.isSpace) units.pop()
  const text = units.map((unit) => unit.text).join('')
  const pieces: Piece[] = []
  let x = 0
  for (const unit of RIGHT_TO_LEFT.test(text) ? forTheEye(units, text, rightToLeft, book) : units) {
    const last = pieces.at(-1)
    if (last && last.face === unit.face && last.look === unit.look) {
      last.words.push(unit.word)
      last.width += unit.width
    } else pieces.push({ x, width: unit.width, words: [unit.word], face: unit.face, look: unit.look })
    x += unit.width
  }
  return { pieces, width: x, text, offset, rightToLeft, endsWord: units.length < all.length }
}

/**
 * Puts the words of a line with right-to-left letters in the order in which they are drawn, each shaped in its own
 * direction.
 */
function forTheEye(units: readonly Unit[], text: string, rightToLeft: boolean, book: FontBook): Unit[] {
  const levels = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr').levels
  let at = 0
  const levelled = units.flatMap((unit) => {
    const parts: { unit: Unit; level: number }[] = []
    let from = 0
    for (let index = 1; index <= unit.text.length; index += 1) {
      if (index < unit.text.length && levels[at + index] === levels[at + from]) continue
      const level = levels[at + from] ?? 0
      const part = unit.text.slice(from, index)
      const mirrored =
        level % 2 === 1 ? [...part].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('') : part
      const word = book.shape(mirrored, unit.face, level % 2 === 1)
      const width = word.width * unit.look.size + (unit.look.tracking ?? 0) * unit.look.size * [...part].length
      parts.push({ unit: { ...unit, text: part, word, width }, level })
      from = index
    }
    at += unit.text.length
    return parts
  })
  const highest = Math.max(0, ...levelled.map((part) => part.level))
  // Unicode's rule L2: from the highest level down, reverse every stretch of that level or a higher one.
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < levelled.length; from += 1) {
      let to = from
      while ((levelled[to]?.level ?? -1) >= level) to += 1
      if (to > from) levelled.splice(from, to - from, ...levelled.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  }
  return levelled.map((part) => part.unit)
}
