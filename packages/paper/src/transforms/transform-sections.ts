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

/** What these change may put two pieces together that then are changed as one. */
const joins: ReadonlySet<LocalTransform> = new Set(['anonymise', 'remove-contact', 'headings'])
/** There is an end in any case; a hostile text shall not choose when. */
const MAX_PASSES = 4

/** Changes a CV's sections without any model. `options.sectionIds` keeps it to those sections. */
export function transformSections(
  sections: readonly Section[],
  type: LocalTransform,
  options: TransformOptions = {},
): Section[] {
  const only = new Set(textsOf(options, 'sectionIds'))
  // All of them are handed in: what one section says helps to read another.
  const transform = (before: readonly Section[]): Section[] => transforms[type](before, options)
  const changed = joins.has(type) ? untilSame(sections, transform) : transform(sections)
  if (only.size === 0) return changed
  return sections.map((section, at) => (only.has(section.id) ? (changed[at] ?? section) : section))
}

/** Done once more until nothing changes. */
function untilSame(sections: readonly Section[], transform: (sections: readonly Section[]) => Section[]): Section[] {
  let changed = transform(sections)
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const again = transform(changed)
    if (JSON.stringify(again) === JSON.stringify(changed)) break
    changed = again
  }
  return changed
}

/** The same for plain text, a line each; a line with a bullet is a list item. */
export function transformText(text: string, type: LocalTransform, options: TransformOptions = {}): string {
  const section: Section = { id: 'text', title: '', kind: 'experience', content: documentOf(text) }
  const [changed] = transformSections([section], type, { ...options, sectionIds: [] })
  return plainText(changed?.content ?? [])
}
