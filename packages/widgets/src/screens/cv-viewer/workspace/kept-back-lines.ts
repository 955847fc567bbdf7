import type { Section } from '@tabard/contract'
import { isKeptBack, linesOf, opsOf } from '@tabard/paper/delta'
import { changeSection, setHidden } from '../cv-viewer.model.ts'

/** A line of the document that clients do not see. */
export interface KeptBackLine {
  sectionId: string
  /** Its index in its section. */
  line: number
  text: string
  why: 'contact' | 'furniture'
}

/**
 * The lines that are kept back and say something, in the document's order. Those of a section that somebody hid are not among them,
 * because the whole section is shown again in the list of sections.
 */
export function keptBackLines(sections: readonly Section[], showsContact: boolean): KeptBackLine[] {
  return sections.flatMap(({ id, content, hidden }) => {
    const lines = linesOf(content)
    if (hidden && !lines.every(({ attributes }) => attributes.keptBack)) return []
    return lines.flatMap(({ runs, attributes }, line): KeptBackLine[] => {
      const text = runs.map((run) => run.text).join('')
      if (!attributes.keptBack || !/[\p{L}\p{N}]/u.test(text) || !(hidden || isKeptBack(attributes, showsContact)))
        return []
      return [{ sectionId: id, line, text, why: attributes.keptBack }]
    })
  })
}

/** Shows a line that was kept back. The other lines of its section stay as they are. */
export function showLine(sections: readonly Section[], { sectionId, line }: KeptBackLine): Section[] {
  const section = sections.find(({ id }) => id === sectionId)
  if (!section) return [...sections]
  const content = opsOf(
    linesOf(section.content).map((one, index) => {
      const { keptBack: _keptBack, ...attributes } = one.attributes
      return index === line ? { ...one, attributes } : one
    }),
  )
  return setHidden(changeSection(sections, sectionId, { content }), sectionId, false)
}
