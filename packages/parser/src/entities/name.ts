import { most } from '../numbers.ts'
import type { Parsed } from '@tabard/contract'
import { isCjkText } from '../layout/characters.ts'
import type { Cell, Line } from '../model.ts'
import { joinPieces, pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import { DOCUMENT_TITLE } from '../sections/heading-words.ts'
import { exactKind } from '../sections/headings.ts'
import { findDateRanges } from './date-range.ts'
import { parsedFrom } from './parsed.ts'
import { placeLikeness } from './place-words.ts'
import { companyLikeness, titleLikeness } from './role-words.ts'

const NAME_LABEL =
  /^(?:full name|first name|name|nom(?: et prénom)?|prénom|nombre(?: y apellidos)?|nome(?: e cognome)?|naam|imię i nazwisko|namn|navn|nimi|ad[ıi] soyad[ıi]|имя|фио|ім['’]я|نام(?: و نام خانوادگی)?|الاسم|氏\s?名|姓\s?名|이름|성명)\s*[:：]?\s*/iu
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof|ing|dipl|herr|frau|m|mme|mlle|sr|sra|dott|dhr|mevr)\.?\s+/iu
const CREDENTIAL = /,\s*(?:ph\.?d|m\.?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|cpa|pmp|cfa|esq|rn|pe|msc|bsc|jr|sr|iii?)\b/iu

/** Letters after a name written in small letters: `Ada Lovelace MBA`. */
const TRAILING_LETTERS = /(?<=\p{Ll}),?\s{1,3}(?:(?:[A-Z]{2,5}|Ph\.?D\.?|M\.?Sc\.?|B\.?Sc\.?)(?:,?\s{1,3}|$)){1,6}$/u

/** Labels of forms, which look like names in scripts without capitals. */
const FORM_LABEL =
  /^(?:生年月日|現住所|住所|連絡先|電話(?:番号)?|性別|写真.*|年齢|ふりがな|フリガナ|年|月|出生年月|性别|籍贯|学历|电话|邮箱|地址|年龄|民族|政治面貌|求职意向|생년월일|주소|연락처|전화번호|성별|تاریخ تولد|آدرس|تلفن|ایمیل)$/u

interface NameCandidate {
  piece: Piece
  score: number
  line: Line
}

/** The candidate's name: the most prominent text near the top that reads like one. */
export function readName(
  lines: readonly Line[],
  headingTexts: ReadonlySet<string>,
  emailAddress: string | null,
): Parsed | null {
  const labelled = findLabelled(lines)
  if (labelled) return parsedFrom(labelled, 0.92)
  const top = lines.filter((line) => line.page === 1)
  const largest = Math.max(1, most(top.map((line) => line.cells[0]?.words[0]?.style.size ?? 0)))
  const candidates: NameCandidate[] = []
  top.slice(0, 400).forEach((line, index) => {
    namedCells(line).forEach(({ cell, whole }, position) => {
      for (const piece of namePieces(whole)) {
        const shape = nameShape(piece.text)
        if (shape === 0 || headingTexts.has(piece.text) || exactKind(piece.text) !== null) continue
        const style = cell.words[0]?.style
        let score = shape + ((style?.size ?? 0) / largest) * 4
        score += Math.max(0, 2.5 - index * 0.12) - position * 0.3
        score += line.page === 1 && line.baseline < 220 ? 0.8 : 0
        if (style?.bold) score += 0.3
        if (emailAddress && matchesEmail(piece.text, emailAddress)) score += 2
        if (titleLikeness(piece.text) > 0) score -= 2
        if (companyLikeness(piece.text) > 0) score -= 1
        if (placeLikeness(piece.text) > 0.5) score -= 2
        candidates.push({ piece, score, line })
      }
    })
  })
  const best = candidates.sort((a, b) => b.score - a.score)[0]
  if (!best || best.score < 3) return null
  return parsedFrom(joinSplitName(best, top), Math.min(0.97, 0.35 + best.score / 12))
}

/** The cells of a line, and first of all those that are one name set with wide gaps: single words in one look. */
function namedCells(line: Line): { cell: Cell; whole: Piece }[] {
  const cells = line.cells.map((cell) => ({ cell, whole: pieceOfCell(cell) }))
  const [first, ...rest] = cells
  const style = first?.cell.words[0]?.style
  const isWord = ({ cell, whole }: { cell: Cell; whole: Piece }): boolean =>
    /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(whole.text) &&
    Math.abs((cell.words[0]?.style.size ?? 0) - (style?.size ?? 0)) < 0.5
  if (!first || rest.length === 0 || rest.length > 3 || !cells.every(isWord)) return cells
  const name = joinPieces(
    cells.map(({ whole }) => whole),
    ' ',
  )
  return [{ cell: first.cell, whole: name }]
}

function findLabelled(lines: readonly Line[]): Piece | null {
  for (const [index, line] of lines.slice(0, 80).entries()) {
    const first = line.cells[0]
    if (!first) continue
    const piece = pieceOfCell(first)
    const match = NAME_LABEL.exec(piece.text)
    if (!match) continue
    const rest = trimPiece(slicePiece(piece, match[0].length))
    const isWholeLabel = rest.text === ''
    const hasColon = /[:：]\s*$/.test(match[0])
    const value = isWholeLabel ? nextValue(line, lines[index + 1]) : hasColon ? rest : null
    if (value && nameShape(value.text) > 0) return value
  }
  return null
}

function nextValue(line: Line, below: Line | undefined): Piece | null {
  const cell = line.cells[1] ?? below?.cells[0]
  return cell ? trimPiece(pieceOfCell(cell)) : null
}

const TITLE_BEFORE_NAME =
  /^(?:(?:hey|hi|hello)\b[,!.]?\s*)?(?:i['’]?m|i am|my name is)\s+|^(?:(?:candidate |consultant )?profile|resume|résumé|cv|curriculum vitae|lebenslauf|currículum)\s{0,3}(?:of|for|von|de|di|van)?\s{0,3}[:–—-]?\s{1,3}(?=\p{Lu})/iu

/** The name may share its line with a trade (`Ada Lovelace | Engineer`) or letters after it. */
function namePieces(whole: Piece): Piece[] {
  const title = TITLE_BEFORE_NAME.exec(whole.text)
  const piece = title ? slicePiece(whole, title[0].length) : whole
  const cut = piece.text.search(/(?<!\s)(?:\s+[|–—-]\s|\s*[|•·])/)
  const head = cut > 0 ? slicePiece(piece, 0, cut) : piece
  const credential = CREDENTIAL.exec(head.text) ?? TRAILING_LETTERS.exec(head.text)
  return [trimPiece(credential ? slicePiece(head, 0, credential.index) : head)]
}

function nameShape(text: string): number {
  const plain = text.replace(HONORIFIC, '').trim()
  if (
    plain.length < 2 ||
    plain.length > 48 ||
    DOCUMENT_TITLE.test(plain.trim()) ||
    FORM_LABEL.test(plain.replace(/\s/g, ''))
  )
    return 0
  if (/[\p{N}@/\\:;!?()[\]{}<>#%=_*"“”|+]/u.test(plain) || findDateRanges(plain).length > 0) return 0
  const words = plain.split(/\s+/)
  if (isCjkText(plain))
    return plain.replace(/\s/g, '').length <= 12
      ? /^[\p{Script=Han}]{1,4}\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5}$/u.test(plain)
        ? 2.5
        : 0.8
      : 0
  if (words.length > 6) return 0
  const named = words.filter(
    (word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || PARTICLE.test(word) || /^[\p{Lo}\p{M}\u200c]+$/u.test(word),
  ).length
  if (named < words.length) return 0
  if (words.length === 1) return 0.6
  return words.length <= 4 ? 2.5 : 1.5
}

const PARTICLE =
  /^(?:de|del|della|di|da|dos|das|do|la|le|van|von|der|den|ten|ter|zu|bin|ibn|al|el|y|e|af|av|du|des|st\.?|mac|mc)$/iu

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

function matchesEmail(name: string, address: string): boolean {
  const local = fold(address.split('@')[0] ?? '')
  return name.split(/\s+/).some((word) => fold(word).length >= 3 && local.includes(fold(word)))
}

/** A name set on two lines, one part above the other in the same size. */
function joinSplitName({ piece, line }: NameCandidate, lines: readonly Line[]): Piece {
  if (piece.text.split(/\s+/).length > 1 || isCjkText(piece.text)) return piece
  const index = lines.indexOf(line)
  const style = line.cells[0]?.words[0]?.style
  for (const [neighbour, isBelow] of [
    [lines[index + 1], true],
    [lines[index - 1], false],
  ] as const) {
    const other = neighbour?.cells[0]
    if (!neighbour || !other || !style) continue
    const otherPiece = trimPiece(pieceOfCell(other))
    const sameSize = Math.abs((other.words[0]?.style.size ?? 0) - style.size) < 1
    if (
      sameSize &&
      nameShape(otherPiece.text) > 0 &&
      otherPiece.text.split(/\s+/).length <= 2 &&
      titleLikeness(otherPiece.text) === 0
    ) {
      return isBelow ? joinPieces([piece, otherPiece], ' ') : joinPieces([otherPiece, piece], ' ')
    }
  }
  return piece
}
