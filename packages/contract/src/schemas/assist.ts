import * as v from 'valibot'
import {
  localTransforms,
  modelTransforms,
  type InventedValue,
  type TransformAnswer,
  type TransformRequest,
} from '../entities/assist.ts'
import { ASSIST_TEXT_MAX } from '../limits.ts'
import { boundedJson, text } from './basics.ts'
import { section, writtenSections } from './document.ts'

export const transformRequest: v.GenericSchema<unknown, TransformRequest> = v.pipe(
  v.strictObject({
    type: v.picklist([...localTransforms, ...modelTransforms]),
    text: v.optional(text(ASSIST_TEXT_MAX)),
    sections: v.optional(writtenSections),
    options: v.optional(boundedJson(500)),
    jobDescription: v.optional(text(50_000)),
  }),
  v.check(
    (request) => (request.text === undefined) !== (request.sections === undefined),
    'text or sections: one is required',
  ),
)

export const inventedValue: v.GenericSchema<InventedValue> = v.object({
  kind: v.picklist(['number', 'date', 'name', 'link']),
  value: v.string(),
})

export const transformAnswer: v.GenericSchema<TransformAnswer> = v.object({
  text: v.string(),
  sections: v.optional(v.array(section)),
  invented: v.array(inventedValue),
})
