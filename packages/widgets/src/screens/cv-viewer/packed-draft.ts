import type { Op, Section } from '@tabard/contract'
import type { Draft, Fields } from './cv-viewer.model.ts'
import { isSame } from './is-same.ts'

/**
 * A draft without the parts that its base already has. It is stored at every key, so it must stay small however long
 * the CV is: an unchanged section is its id, a typed-in one the ops between those it kept.
 */
export interface PackedDraft {
  fields: Fields
  sections: (Section | ChangedText | string)[]
}

/** A section whose text alone changed. */
interface ChangedText {
  id: string
  /** The number of ops kept from the start of the base's text, and from its end. */
  kept: [start: number, end: number]
  ops: Op[]
}

export function packDraft(base: Draft, draft: Draft): PackedDraft {
  const byId = new Map(base.sections.map((section) => [section.id, section]))
  return {
    fields: draft.fields,
    sections: draft.sections.map((section) => {
      const before = byId.get(section.id)
      if (before === section) return section.id
      return before && isSame({ ...before, content: [] }, { ...section, content: [] })
        ? changedText(before, section)
        : section
    }),
  }
}

export function unpackDraft(base: Draft, { fields, sections }: PackedDraft): Draft {
  const byId = new Map(base.sections.map((section) => [section.id, section]))
  return {
    fields,
    sections: sections.flatMap((one) => {
      if (typeof one === 'string') return byId.get(one) ?? []
      if (!('kept' in one)) return one
      const before = byId.get(one.id)
      if (!before) return []
      const [start, end] = one.kept
      const { content } = before
      return { ...before, content: [...content.slice(0, start), ...one.ops, ...content.slice(content.length - end)] }
    }),
  }
}

function changedText({ content: before }: Section, { id, content: after }: Section): ChangedText {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  return { id, kept: [start, end], ops: after.slice(start, after.length - end) }
}
