import type { LocalTransform, Section } from '@tabard/contract'
import { anonymise } from './anonymise.ts'
import { bullets } from './bullets.ts'
import { dates } from './dates.ts'
import { headings } from './headings.ts'
import { documentOf, plainText } from './plain-text.ts'
import { removeContact } from './remove-contact.ts'
import { sentenceCase } from './sentence-case.ts'
import { tidy } from './tidy.ts'
import { textsOf, type Transform, type TransformOptions } from './transform.ts'

const transforms: Record<LocalTransform, Transform> = {
  bullets,
  dates,
  'sentence-case': sentenceCase,
  headings,
  tidy,
  anonymise,
  'remove-contact': removeContact,
}

/** Transforms after which two pieces may be neighbours that must then be changed as one. */
const joins: ReadonlySet<LocalTransform> = new Set(['anonymise', 'remove-contact', 'headings'])
/** The most passes, so that a hostile text cannot make them endless. */
const MAX_PASSES = 4

/** Changes a CV's sections without any model. With `options.sectionIds` only those sections change. */
export function transformSections(
  sections: readonly Section[],
  type: LocalTransform,
  options: TransformOptions = {},
): Section[] {
  const only = new Set(textsOf(options, 'sectionIds'))
  // The transform gets all sections, because one section may help to read another.
  const transform = (before: readonly Section[]): Section[] => transforms[type](before, options)
  const changed = joins.has(type) ? untilSame(sections, transform) : transform(sections)
  if (only.size === 0) return changed
  return sections.map((section, at) => (only.has(section.id) ? (changed[at] ?? section) : section))
}

/** Repeats the transform until nothing changes. */
function untilSame(sections: readonly Section[], transform: (sections: readonly Section[]) => Section[]): Section[] {
  let changed = transform(sections)
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const again = transform(changed)
    if (JSON.stringify(again) === JSON.stringify(changed)) break
    changed = again
  }
  return changed
}

/** The same for plain text, line by line. A line with a bullet is a list item. */
export function transformText(text: string, type: LocalTransform, options: TransformOptions = {}): string {
  const section: Section = { id: 'text', title: '', kind: 'experience', content: documentOf(text) }
  const [changed] = transformSections([section], type, { ...options, sectionIds: [] })
  return plainText(changed?.content ?? [])
}
