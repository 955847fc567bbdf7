import { normaliseBullet, type Op } from '@tabard/contract'
import { linesOf, opsOf, type DeltaLine } from './lines.ts'

/** Turns lines that only look like list items ("• text", "- text") into list items. */
export function normaliseBullets(ops: readonly Op[]): Op[] {
  return opsOf(linesOf(ops).map(asListItem))
}

function asListItem(line: DeltaLine): DeltaLine {
  const [first, ...rest] = line.runs
  if (!first?.text || line.attributes.list || line.attributes.entry || line.attributes.header) return line
  const text = normaliseBullet(first.text)
  if (!text.startsWith('• ')) return line
  const head = { ...first, text: text.slice(2) }
  return { runs: head.text ? [head, ...rest] : rest, attributes: { ...line.attributes, list: 'bullet' } }
}
