import { linkTarget, type ParsedLine, type ParsedRun } from '@tabard/contract'
import type { Style, Word } from '../model.ts'
import { boxesOf, type Piece } from '../piece.ts'
import { APART, type TextLine } from './text-line.ts'

/** A line as the contract has it. */
export function presentLine(line: TextLine): ParsedLine {
  return {
    role: line.role,
    ...(line.furniture && { furniture: line.furniture }),
    level: line.level,
    runs: runsOf(line),
    source: line.source ?? boxesOf(line.piece),
  }
}

/** A line of the contract as one that can be divided again. All its parts get its boxes. */
export function textLineOf({ role, furniture, level, runs, source }: ParsedLine): TextLine {
  let text = ''
  const at: Piece['at'] = []
  for (const run of runs) {
    const own = run.text.replaceAll('\t', APART)
    const word = wordOf(own, run)
    for (let index = 0; index < own.length; index += 1) at.push({ word, index })
    text += own
  }
  return { role, furniture: furniture ?? null, level, piece: { text, at }, signs: [], source }
}

type Look = Omit<ParsedRun, 'text'>

function runsOf({ piece, signs }: TextLine): ParsedRun[] {
  const runs: ParsedRun[] = []
  let look: Look = lookOf(piece.at.find((mark) => mark !== null)?.word)
  const add = (text: string, own: Look): void => {
    const last = runs.at(-1)
    if (last && sameLook(last, own)) last.text += text
    else runs.push({ text, ...own })
  }
  for (let index = 0; index < piece.text.length; index += 1) {
    const mark = piece.at[index]
    if (mark) look = lookOf(mark.word)
    const isSign = signs.some(([from, to]) => index >= from && index < to)
    if (piece.text.startsWith(APART, index)) {
      if (!isSign) add('\t', look)
      index += APART.length - 1
    } else {
      add(piece.text[index] ?? '', isSign ? { sign: true } : look)
    }
  }
  return runs.filter((run) => !run.sign || run.text.trim() !== '')
}

function lookOf(word: Word | undefined): Look {
  const link = word?.href ? linkTarget(word.href) : null
  return {
    ...(word?.style.bold && { bold: true as const }),
    ...(word?.style.italic && { italic: true as const }),
    ...(link && { link }),
  }
}

const sameLook = (a: Look, b: Look): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.link === b.link && a.sign === b.sign

const PLAIN: Style = { size: 0, font: '', bold: false, italic: false, color: '' }

/** A word that has a look and no place. */
const wordOf = (text: string, { bold, italic, link }: ParsedRun): Word => ({
  text,
  page: 1,
  x: 0,
  right: 0,
  top: 0,
  bottom: 0,
  baseline: 0,
  style: { ...PLAIN, bold: bold === true, italic: italic === true },
  edges: [],
  spaced: false,
  mirrored: false,
  spaceAfter: false,
  href: link ?? null,
  toSource: null,
  rotated: false,
  marked: false,
})
