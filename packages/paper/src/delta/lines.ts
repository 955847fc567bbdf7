import type { Attributes, Embed, Op } from '@tabard/contract'

/** A piece of a line in one look. `embed` pieces have no text. */
export interface DeltaRun {
  text: string
  embed?: Embed
  bold?: boolean
  italic?: boolean
  underline?: boolean
  link?: string
}

export type LineAttributes = Pick<Attributes, 'header' | 'list' | 'indent' | 'align' | 'entry' | 'keptBack'>

/** One line of a document: its pieces, and the attributes of its newline. */
export interface DeltaLine {
  runs: DeltaRun[]
  attributes: LineAttributes
}

/** Reads the inserts of a document as lines. A last line without its newline counts as a line. */
export function linesOf(ops: readonly Op[]): DeltaLine[] {
  const lines: DeltaLine[] = []
  let runs: DeltaRun[] = []
  for (const op of ops) {
    const { insert } = op
    if (typeof insert === 'string') {
      const parts = insert.split('\n')
      parts.forEach((text, index) => {
        if (text) runs.push({ text, ...inlineLook(op.attributes) })
        if (index === parts.length - 1) return
        lines.push({ runs, attributes: lineLook(op.attributes) })
        runs = []
      })
    } else if (insert && typeof insert === 'object') {
      runs.push({ text: '', embed: insert, ...inlineLook(op.attributes) })
    }
  }
  if (runs.length > 0) lines.push({ runs, attributes: {} })
  return lines
}

/** The document of these lines: the inverse of `linesOf`. */
export function opsOf(lines: readonly DeltaLine[]): Op[] {
  const ops: Op[] = []
  for (const line of lines) {
    for (const { text, embed, ...look } of line.runs) ops.push(withLook(embed ?? text, look))
    ops.push(withLook('\n', line.attributes))
  }
  return joined(ops)
}

/** The words of a document, line by line. Embeds have no words here. */
export function textOf(ops: readonly Op[]): string {
  return linesOf(ops)
    .map((line) => line.runs.map((run) => run.text).join(''))
    .join('\n')
}

// Attributes are read by name, so that other attributes of a hostile document (`__proto__`, `style`) are dropped.
function inlineLook(from: Attributes | undefined): Omit<DeltaRun, 'text' | 'embed'> {
  if (!from) return {}
  return {
    ...(from.bold === true && { bold: true }),
    ...(from.italic === true && { italic: true }),
    ...(from.underline === true && { underline: true }),
    ...(typeof from.link === 'string' && { link: from.link }),
  }
}

function lineLook(from: Attributes | undefined): LineAttributes {
  if (!from) return {}
  return {
    ...(from.header && { header: from.header }),
    ...(from.list && { list: from.list }),
    ...(typeof from.indent === 'number' && { indent: from.indent }),
    ...(from.align && { align: from.align }),
    ...(from.entry && { entry: from.entry }),
    ...(from.keptBack && { keptBack: from.keptBack }),
  }
}

function withLook(insert: string | Embed, look: Attributes): Op {
  return Object.keys(look).length > 0 ? { insert, attributes: look } : { insert }
}

function joined(ops: readonly Op[]): Op[] {
  const result: Op[] = []
  for (const op of ops) {
    const last = result.at(-1)
    const plain = last && !last.attributes && !op.attributes
    if (plain && typeof last.insert === 'string' && typeof op.insert === 'string') last.insert += op.insert
    else result.push({ ...op })
  }
  return result
}
