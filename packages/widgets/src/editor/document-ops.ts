import { linkTarget, type Embed, type Op } from '@tabard/contract'
import { linesOf, opsOf, type DeltaLine } from '@tabard/paper/delta'

/**
 * A document as the contract has it, from whatever an editor or a clipboard holds: inserts alone, known attributes with allowed
 * values alone, ending with a newline.
 */
export function readDocument(ops: readonly unknown[]): Op[] {
  const inserts = ops.filter(isInsert)
  return opsOf(linesOf(inserts).map(cleanLine))
}

const embedKeys = ['candidateName', 'identifier', 'tag', 'embedCard'] as const
const aligns = ['center', 'right', 'justify']
const entries = ['title', 'organisation', 'dates']

function isInsert(op: unknown): op is Op {
  if (typeof op !== 'object' || op === null) return false
  const { insert } = op as { insert?: unknown }
  return typeof insert === 'string' || (typeof insert === 'object' && insert !== null)
}

function cleanLine({ runs, attributes }: DeltaLine): DeltaLine {
  const { header, list, indent, align, entry } = attributes
  return {
    runs: runs.flatMap(({ embed, link, ...run }) => {
      const known = embed && knownEmbed(embed)
      if (embed && !known) return []
      const target = link ? linkTarget(link) : null
      return [{ ...run, ...(known && { embed: known }), ...(target && { link: target }) }]
    }),
    attributes: {
      ...((header === 2 || header === 3) && { header }),
      ...((list === 'bullet' || list === 'ordered') && { list }),
      ...(typeof indent === 'number' && indent > 0 && { indent: Math.min(8, Math.trunc(indent)) }),
      ...(align && aligns.includes(align) && { align }),
      ...(entry && entries.includes(entry) && { entry }),
    },
  }
}

function knownEmbed(embed: object): Embed | null {
  const key = embedKeys.find((name) => Object.hasOwn(embed, name))
  const value = key && (embed as Record<string, unknown>)[key]
  if (key === 'candidateName') return { candidateName: true }
  if (key === 'identifier') return { identifier: true }
  if (typeof value !== 'string' || !value) return null
  return key === 'tag' ? { tag: value } : { embedCard: value }
}

/** Where a line of a document begins, counted as the editor counts: a character or an embed is one, and so is a newline. */
export function indexOfLine(ops: readonly Op[], line: number): number {
  return linesOf(ops)
    .slice(0, line)
    .reduce((sum, { runs }) => sum + runs.reduce((length, run) => length + (run.embed ? 1 : run.text.length), 1), 0)
}
