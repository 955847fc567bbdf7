import * as v from 'valibot'
import { sectionKinds } from '../entities/parsed-cv.ts'
import { linkTarget } from '../rules/link-target.ts'
import { withSectionIds } from '../rules/section-ids.ts'
import { line, text } from './basics.ts'
import { list } from './bounded.ts'

export const sectionKind = v.picklist(sectionKinds)

const key = v.pipe(line(80), v.minLength(1))

const embed = v.union([
  v.strictObject({ candidateName: v.literal(true) }),
  v.strictObject({ identifier: v.literal(true) }),
  /** A company's custom tag, by its `tag` key. */
  v.strictObject({ tag: key }),
  /** An embed card, by its id in the application's `embedCard` map. */
  v.strictObject({ embedCard: key }),
])
/** Something in a line that is not text. Each counts as one character in a Delta. */
export type Embed = v.InferOutput<typeof embed>

const formatting = v.strictObject({
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  underline: v.optional(v.boolean()),
  link: v.optional(v.pipe(line(2048), v.check(isSafeLink, 'must lead to a web or mail address'))),
  // line attributes
  header: v.optional(v.picklist([2, 3])),
  list: v.optional(v.picklist(['bullet', 'ordered'])),
  indent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
  align: v.optional(v.picklist(['center', 'right', 'justify'])),
  entry: v.optional(v.picklist(['title', 'organisation', 'dates'])),
  /**
   * The line is kept and not shown to clients: contact details where the template shows none, and words of the old
   * pages or of the form under every template.
   */
  keptBack: v.optional(v.picklist(['contact', 'furniture'])),
})
export type Attributes = v.InferOutput<typeof formatting>
/** Which line of a job, degree or project this is. It is a line attribute, so it is on the newline's op. */
export type EntryLine = NonNullable<Attributes['entry']>

export const op = v.strictObject({
  insert: v.union([v.pipe(text(200_000), v.minLength(1)), embed]),
  attributes: v.optional(formatting),
})
/** One insert. A document holds no retains and no deletes, so that an edit cannot be stored as a text. */
export type Op = v.InferOutput<typeof op>

/** A document Delta of bounded length that ends with a newline, as Quill's always do. */
export const delta: v.GenericSchema<Op[]> = v.pipe(
  list(op, 20_000),
  v.check(endsWithNewline, 'must end with a newline'),
)

export const section = v.strictObject({
  /** Unique in its CV; a missing one becomes `freeText` or `freeText-N`. */
  id: v.pipe(line(64), v.minLength(1)),
  title: line(200),
  kind: sectionKind,
  content: delta,
  /** The section is kept and not shown to clients. */
  hidden: v.optional(v.boolean()),
  /** A person has moved this section. A CV with such a section keeps its own order, whatever its template says. */
  placed: v.optional(v.boolean()),
})
/** A freeText item: one titled part of a CV. Its Delta is read op by op and never as HTML. */
export type Section = v.InferOutput<typeof section>

/** The parts of a CV. Their ids are unique, because otherwise the edits of two people could not be told apart. */
export const sections: v.GenericSchema<Section[]> = v.pipe(
  list(section, 200),
  v.check((items) => new Set(items.map((item) => item.id)).size === items.length, 'must have unique ids'),
)

/**
 * Sections as a caller may send them. A missing id, title or kind is filled in, because clients written from the
 * specification alone know only the text.
 */
export const writtenSections: v.GenericSchema<unknown, Section[]> = v.pipe(
  list(
    v.strictObject({
      id: v.optional(line(64)),
      title: v.optional(line(200), ''),
      kind: v.optional(sectionKind, 'other'),
      content: delta,
      hidden: v.optional(v.boolean()),
      placed: v.optional(v.boolean()),
    }),
    200,
  ),
  v.transform((items) => withSectionIds(items)),
  sections,
)

function isSafeLink(link: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(link) && linkTarget(link) !== null
}

function endsWithNewline(ops: Op[]): boolean {
  const last = ops.at(-1)
  return typeof last?.insert === 'string' && last.insert.endsWith('\n')
}
