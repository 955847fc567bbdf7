import type { LocalTransform, Section } from '@tabard/contract'
import { textOf } from '../delta/index.ts'
import { tidy } from './tidy.ts'
import { textsOf, type Transform, type TransformOptions } from './transform.ts'

export type { TransformOptions } from './transform.ts'

const transforms: Partial<Record<LocalTransform, Transform>> = { tidy }

/** Changes a CV's sections without any model. `options.sectionIds` keeps it to those sections. */
export function transformSections(
  sections: readonly Section[],
  type: LocalTransform,
  options: TransformOptions = {},
): Section[] {
  const transform = transforms[type]
  const only = new Set(textsOf(options, 'sectionIds'))
  if (!transform) return [...sections]
  // All of them are handed in: what a section says elsewhere helps to read it here.
  const changed = transform(sections, options)
  return only.size === 0
    ? changed
    : sections.map((section, at) => (only.has(section.id) ? (changed[at] ?? section) : section))
}

/** The same for plain text, a line each. */
export function transformText(text: string, type: LocalTransform, options: TransformOptions = {}): string {
  const section: Section = { id: 'text', title: '', kind: 'experience', content: [{ insert: `${text}\n` }] }
  const lines = transformSections([section], type, { ...options, sectionIds: [] }).map(asText)
  return lines.join('\n').replace(/\n$/, '')
}

function asText(section: Section): string {
  return textOf(section.content)
}
