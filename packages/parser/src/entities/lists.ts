import type { Parsed } from '@tabard/contract'
import type { Cell, Line, Word } from '../model.ts'
import { joinPieces, pieceOfCell, pieceOfLine, slicePiece, trimPiece, type Piece } from '../piece.ts'
import { joinWrappedPieces } from '../lines/continues-line.ts'
import type { Section } from '../sections/assign.ts'
import { parsedFrom } from './parsed.ts'

const MAX_ITEMS = 150

/** Words that say how well, and not what. */
const LEVEL =
  /^(?:\d+\+?\s*(?:yrs?|years?)|(?:native|bilingual|fluent|proficient|professional|advanced|intermediate|conversational|basic|elementary|beginner|novice|expert|master|working|limited|full|upper|lower|very good|good|mother tongue|muttersprache|muttersprachlich|fließend|verhandlungssicher|grundkenntnisse|gute?|sehr gute?|courant|langue maternelle|maternelle|bilingue|notions|intermédiaire|avancé|nativo|materno|avanzado|intermedio|básico|madrelingua|fluente|ottimo|buono|scolastico|moedertaal|vloeiend|ojczysty|biegły|modersmål|flytande|[abc][12]\+?)(?:[\s/–-]{0,4}(?:speaker|proficiency|level|working|professional|knowledge|or|bilingual|native|kenntnisse|niveau|intermediate)){0,8})$/iu

/** The skills one by one: lists are split at their separators, and a label before a colon is left out. */
export function readSkills(sections: readonly Section[]): Parsed[] {
  const items = sections
    .filter((section) => section.kind === 'skills')
    .flatMap((section) =>
      joinWrappedPieces(withoutLabels(section.lines)).flatMap((piece) => splitList(dropLabel(piece))),
    )
    .filter((piece) => piece.text.length <= 60 && piece.text.split(/\s+/).length <= 6)
    .filter((piece) => /\p{L}/u.test(piece.text) && !LEVEL.test(piece.text))
  return unique(items).map((piece) => parsedFrom(piece, 0.8))
}

/** Languages with their level, where it is printed beside them (`German (C1)`) or below them. */
export function readLanguages(sections: readonly Section[]): Parsed[] {
  const items: Piece[] = []
  for (const section of sections.filter((candidate) => candidate.kind === 'languages')) {
    for (const line of section.lines) {
      for (const piece of line.cells.map(pieceOfCell).flatMap(splitList)) {
        const last = items.at(-1)
        if (LEVEL.test(piece.text)) {
          if (last && !/[(–-]/.test(last.text)) items[items.length - 1] = joinPieces([last, piece], ' – ')
        } else if (piece.text.length <= 60 && /\p{L}{2}/u.test(piece.text)) {
          items.push(piece)
        }
      }
    }
  }
  return unique(items).map((piece) => parsedFrom(piece, 0.8))
}

/** Each line is one certificate. */
export function readCertifications(sections: readonly Section[]): Parsed[] {
  const items = sections
    .filter((section) => section.kind === 'certifications')
    .flatMap((section) => joinWrappedPieces(section.lines.map((line) => ({ ...line, cells: line.cells.slice(0, 1) }))))
    .filter((piece) => piece.text.length >= 3 && piece.text.length <= 200 && /\p{L}{2}/u.test(piece.text))
  return unique(items).map((piece) => parsedFrom(piece, 0.7))
}

/** Lines without the labels that stand above or before lists in a look of their own: **Data** Postgres, Redis. */
function withoutLabels(lines: readonly Line[]): Line[] {
  const isList = (line: Line | undefined): boolean => line !== undefined && /[,;|•·、，]/.test(pieceOfLine(line).text)
  return lines.flatMap((line, index): Line[] => {
    const below = lines[index + 1]
    if (!isList(line)) return isList(below) && below && isSetOff(line, below) ? [] : [line]
    const words = line.cells.flatMap((cell) => cell.words)
    const end = words.findIndex((word) => !word.style.bold)
    const label = words.slice(0, Math.max(0, end))
    const isLabel = label.length > 0 && label.length <= 4 && !label.some((word) => /[,;|]/.test(word.text))
    return isLabel ? [{ ...line, cells: withoutWords(line.cells, new Set(label)) }] : [line]
  })
}

/** Bold above text that is not. */
const isSetOff = (line: Line, below: Line): boolean =>
  line.cells.length === 1 &&
  line.cells.every(({ words }) => words.every((word) => word.style.bold)) &&
  below.cells.some(({ words }) => words.some((word) => !word.style.bold))

const withoutWords = (cells: readonly Cell[], dropped: ReadonlySet<Word>): Cell[] =>
  cells
    .map((cell) => ({ ...cell, words: cell.words.filter((word) => !dropped.has(word)) }))
    .filter((cell) => cell.words.length > 0)

function dropLabel(piece: Piece): Piece {
  const colon = /^[^,;:]{2,40}[:：]\s+/.exec(piece.text)
  return colon ? slicePiece(piece, colon[0].length) : piece
}

function splitList(piece: Piece): Piece[] {
  const parts: Piece[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index <= piece.text.length; index += 1) {
    const sign = piece.text[index]
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === undefined || (depth === 0 && /[,;|•·、،，\t]/.test(sign))) {
      parts.push(trimPiece(slicePiece(piece, from, index), /[\s,;:|•·–—.]/))
      from = index + 1
    }
  }
  return parts.filter((part) => part.text !== '')
}

function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces
    .filter((piece) => {
      const key = piece.text.toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MAX_ITEMS)
}
