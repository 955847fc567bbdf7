import { lexicons } from '../lexicon/index.ts'
import { slicePiece, trimPiece } from '../piece.ts'
import type { HeadPart } from './head-parts.ts'
import { detachPlace } from './detach-place.ts'
import { placeLikeness } from './place-words.ts'
import type { RoleEvidence } from './role-evidence.ts'

const JOINERS = [...new Set(lexicons.flatMap(({ joiners }) => joiners)), '@'].join('|')
/** "Clerk at Acme": the word parts the two and says which is which. */
const JOINER_INSIDE = new RegExp(`\\s(?:${JOINERS})\\s(?=["'“„(]?[\\p{Lu}\\p{Lo}\\d])`, 'gu')
const JOINER_AT_END = new RegExp(`(?:^|\\s)(?:${JOINERS})$`, 'u')
const JOINER_AT_START = new RegExp(`^(?:(?:${JOINERS})\\s|@)(?=["'“„(]?[\\p{Lu}\\p{Lo}\\d])`, 'u')
/** Signs that part two values in one CV and belong to a single value in another; the likeliest to part come first. */
const WEAK_SIGNS = [/\s[–—]\s/gu, /\s-\s/gu, /\s:\s/gu, /\s\/\s/gu] as const
const COMMA = /,\s/gu
/** A section where so many entries show two names apart has them apart in all. */
const MOSTLY = 0.6

/**
 * The parts of each head, divided where a sign or word stands between a title and its employer. A dash or a slash divides
 * only a head that would otherwise lack a name, because "Engineer / Trainer" is one title.
 */
export function splitNames(heads: readonly (readonly HeadPart[])[], evidence: RoleEvidence): HeadPart[][] {
  const joined = heads.map((head) => applyJoiners(head.flatMap(splitPlace), evidence))
  const apart = joined.filter((head) => namesOf(head).length >= 2 && tellsBoth(namesOf(head), evidence)).length
  const isApart = apart >= joined.length * MOSTLY && joined.length > 1
  const signs = isApart ? [] : commonSigns(joined)
  return joined.map((head) => splitWeakly(head, evidence, { isApart, signs }))
}

/** Signs that stand once in every head that holds one name. They part title and employer in this CV. */
function commonSigns(heads: readonly (readonly HeadPart[])[]): RegExp[] {
  const lone = heads.map(namesOf).flatMap((names) => (names.length === 1 && names[0] ? [names[0].piece.text] : []))
  return WEAK_SIGNS.filter((sign) => lone.length > 1 && lone.every((text) => [...text.matchAll(sign)].length === 1))
}

const namesOf = (head: readonly HeadPart[]): HeadPart[] =>
  head.filter((part) => part.role === null && placeLikeness(part.piece.text) < 0.9)

/** Whether no single part holds both a title and an employer while the others hold neither. */
function tellsBoth(names: readonly HeadPart[], evidence: RoleEvidence): boolean {
  const [first, second] = [evidence.first, evidence.second].map((likeness) =>
    names.filter((part) => likeness(part.piece.text) > 0.5),
  )
  const both = first?.find((part) => second?.includes(part))
  return both === undefined || (first?.length ?? 0) + (second?.length ?? 0) > 2
}

/** Divides at "at" and "@", which also say that a title stands before them and its employer behind. */
function applyJoiners(head: readonly HeadPart[], evidence: RoleEvidence): HeadPart[] {
  const parts: HeadPart[] = []
  let isEmployerNext = false
  for (const part of head) {
    const before = parts.at(-1)
    const follows = before !== undefined && before.offset === part.offset && part.role === null
    if (isEmployerNext && follows && before) {
      isEmployerNext = false
      mark(parts, 'first')
      parts.push({ ...part, role: 'second' })
      continue
    }
    isEmployerNext = false
    if (part.role !== null) {
      parts.push(part)
      continue
    }
    const { text } = part.piece
    const start = follows ? JOINER_AT_START.exec(text) : null
    if (start) {
      mark(parts, 'first')
      parts.push({ ...part, piece: slicePiece(part.piece, start[0].length), role: 'second' })
      continue
    }
    const end = JOINER_AT_END.exec(text)
    if (end) {
      isEmployerNext = true
      if (end.index > 0) parts.push({ ...part, piece: slicePiece(part.piece, 0, end.index) })
      continue
    }
    parts.push(...splitInside(part, head, evidence))
  }
  return parts
}

/** Gives the last part a role, unless it has one. */
function mark(parts: HeadPart[], role: 'first'): void {
  const last = parts.at(-1)
  if (last?.role === null) parts[parts.length - 1] = { ...last, role }
}

function splitInside(part: HeadPart, head: readonly HeadPart[], evidence: RoleEvidence): HeadPart[] {
  const others = head.filter((other) => other !== part)
  const isTitled = others.some((other) => evidence.first(other.piece.text) > 0)
  for (const match of part.piece.text.matchAll(JOINER_INSIDE)) {
    const left = slicePiece(part.piece, 0, match.index)
    if (evidence.first(left.text) === 0 && isTitled) continue
    return [
      { ...part, piece: left, role: 'first' },
      { ...part, piece: slicePiece(part.piece, match.index + match[0].length), role: 'second', after: 'word' },
    ]
  }
  return [part]
}

interface Habit {
  /** Most heads show both names apart. */
  isApart: boolean
  signs: readonly RegExp[]
}

function splitWeakly(head: readonly HeadPart[], evidence: RoleEvidence, { isApart, signs }: Habit): HeadPart[] {
  if (head.some(({ role }) => role === 'first' || role === 'second')) return [...head]
  const names = namesOf(head)
  const isMixed = (part: HeadPart): boolean =>
    evidence.first(part.piece.text) > 0.5 && evidence.second(part.piece.text) > 0.5
  const target =
    names.length === 1
      ? names[0]
      : names.find((part) => isMixed(part) && !names.some((other) => other !== part && isNamed(other, evidence)))
  if (!target || (isApart && names.length === 1 && !isMixed(target))) return [...head]
  const split = bestSplit(target, evidence, signs)
  return split ? head.flatMap((part) => (part === target ? split : [part])) : [...head]
}

const isNamed = (part: HeadPart, { first, second }: RoleEvidence): boolean =>
  first(part.piece.text) > 0 || second(part.piece.text) > 0

/** The division that best puts a title on one side and an employer on the other. */
function bestSplit(part: HeadPart, evidence: RoleEvidence, common: readonly RegExp[]): HeadPart[] | null {
  // Null stands for a comma, at which heads are divided later.
  let best: { split: HeadPart[] | null; score: number } | null = null
  const [whole] = detachPlace(part)
  const end = whole?.piece.text.length ?? 0
  ;[...WEAK_SIGNS, COMMA].forEach((sign, rank) => {
    for (const match of part.piece.text.matchAll(sign)) {
      const left = trimPiece(slicePiece(part.piece, 0, match.index))
      const right = trimPiece(slicePiece(part.piece, match.index + match[0].length))
      if (left.text === '' || right.text === '') continue
      const [a, b] = [left.text, right.text]
      const told = Math.max(
        evidence.first(a) - evidence.first(b) + evidence.second(b) - evidence.second(a),
        evidence.first(b) - evidence.first(a) + evidence.second(a) - evidence.second(b),
      )
      const isPlace = placeLikeness(a) >= 0.9 || placeLikeness(b) >= 0.9
      if (sign === COMMA && match.index >= end) continue
      const isCommon = common.includes(sign)
      // A slash or a colon parts two values only where both show what they are, or in all heads.
      if (rank >= 2 && sign !== COMMA && told < 1.5 && !isPlace && !isCommon) continue
      const score = told + (isCommon ? 0.5 : 0) - (sign === COMMA ? 0.4 : rank * 0.3) - (holdsComma(a, b) ? 0.5 : 0)
      if (!best || score > best.score) {
        const halves = [left, right].map((piece, index) => ({ ...part, piece, after: index ? 'sign' : part.after }))
        best = { split: sign === COMMA ? null : (halves as HeadPart[]), score }
      }
    }
  })
  return (best as { split: HeadPart[] | null; score: number } | null)?.split ?? null
}

/** Whether a half still holds values beside a place. */
const holdsComma = (left: string, right: string): boolean => /,\s/.test(left) || /,\s.*,\s.*,\s/.test(right)

/** "Acme – Berlin": a place behind a dash is a value of its own in every CV. */
function splitPlace(part: HeadPart): HeadPart[] {
  if (part.role !== null) return [part]
  const { text } = part.piece
  const bracket = text.endsWith(')') ? text.lastIndexOf('(') : -1
  if (bracket > 0 && placeLikeness(text.slice(bracket + 1, -1)) >= 0.9) {
    return [
      { ...part, piece: slicePiece(part.piece, 0, bracket) },
      { ...part, piece: slicePiece(part.piece, bracket + 1, text.length - 1), after: 'sign' },
    ]
  }
  for (const match of part.piece.text.matchAll(/\s[–—-]\s/gu)) {
    const right = slicePiece(part.piece, match.index + match[0].length)
    if (match.index === 0 || placeLikeness(right.text) < 0.9) continue
    return [
      { ...part, piece: slicePiece(part.piece, 0, match.index) },
      { ...part, piece: right, after: 'sign' },
    ]
  }
  return [part]
}
