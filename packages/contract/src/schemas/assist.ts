import * as v from 'valibot'
import { localTransforms, modelTransforms } from '../entities/assist.ts'
import { ASSIST_TEXT_MAX } from '../limits.ts'
import { boundedJson, text } from './basics.ts'
import { section, writtenSections } from './document.ts'

export const transformRequest = v.pipe(
  v.strictObject({
    type: v.picklist([...localTransforms, ...modelTransforms]),
    text: v.optional(text(ASSIST_TEXT_MAX)),
    sections: v.optional(writtenSections),
    /**
     * Each type reads only the options it knows: `format`, `names`, `employers`, `language`, `instruction` and the
     * like.
     */
    options: v.optional(boundedJson(500)),
    /** What the text shall suit; only for types that need a model. */
    jobDescription: v.optional(text(50_000)),
  }),
  v.check(
    (request) => (request.text === undefined) !== (request.sections === undefined),
    'text or sections: one is required',
  ),
)
/** A call of the text assistant. One of `text` and `sections` is what it works on. */
export type TransformRequest = v.InferOutput<typeof transformRequest>

export const inventedValue = v.object({
  /** `link`: an address that is not in the original. It is already taken out. */
  kind: v.picklist(['number', 'date', 'name', 'link']),
  value: v.string(),
})
/** Something that the answer says and the original does not. A person accepts or refuses each. */
export type InventedValue = v.InferOutput<typeof inventedValue>

export const transformAnswer = v.object({
  /** The whole text, line by line. */
  text: v.string(),
  /** The same with formatting; only where sections were sent. */
  sections: v.optional(v.array(section)),
  /** Empty for transforms without a model, because they add nothing. */
  invented: v.array(inventedValue),
})
export type TransformAnswer = v.InferOutput<typeof transformAnswer>
