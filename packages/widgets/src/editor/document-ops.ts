import { linkTarget, type Embed, type Op } from '@tabard/contract'
import { linesOf, opsOf, type DeltaLine } from '@tabard/paper/delta'

/**
 * Turns the content of an editor or a clipboard into a document of the contract: only inserts, only known attributes
 * with allowed values, and a newline at the end.
 */
export function readDocument(ops: readonly unknown[]): Op[] {
  const inserts = ops.filter(isInsert)
  return opsOf(linesOf(inserts).map(cleanLine))
}

const embedKeys = ['candidateName', 'identifier', 'tag', 'embedCard'] as const
const aligns = ['center', 'right', 'justify']
const entries = ['title', 'organisation', 'dates']
const reasons = ['contact', 'furniture']

function isInsert(op: unknown): op is Op {
  if (typeof op !== 'object' || op === null) return false
  const { insert } = op as { insert?: unknown }
  return typeof insert === 'string' || (typeof insert === 'object' && insert !== null)
}

function cleanLine({ runs, attributes }: DeltaLine): DeltaLine {
  const { header, list, indent, align, entry, keptBack } = attributes
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
      ...(keptBack && reasons.includes(keptBack) && { keptBack }),
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

/** The index at which a line of a document begins, as the editor counts: each character, embed and newline is one. */
export function indexOfLine(ops: readonly Op[], line: number): number {
  return linesOf(ops)
    .slice(0, line)
    .reduce((sum, { runs }) => sum + runs.reduce((length, run) => length + (run.embed ? 1 : run.text.length), 1), 0)
}
