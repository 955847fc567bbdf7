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
    /** Each type reads those it knows: `format`, `names`, `employers`, `language`, `instruction` and the like. */
    options: v.optional(boundedJson(500)),
    /** What the text is to fit, for the types a model makes. */
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
  /** `link`: an address that was not there before. It has been taken out already. */
  kind: v.picklist(['number', 'date', 'name', 'link']),
  value: v.string(),
})
/** Something the answer says that the original does not: shown one by one, to be accepted or not. */
export type InventedValue = v.InferOutput<typeof inventedValue>

export const transformAnswer = v.object({
  /** The whole text, a line each. */
  text: v.string(),
  /** The same with its formatting, where sections were sent. */
  sections: v.optional(v.array(section)),
  /** Empty for local transforms: they only rearrange. */
  invented: v.array(inventedValue),
})
export type TransformAnswer = v.InferOutput<typeof transformAnswer>
