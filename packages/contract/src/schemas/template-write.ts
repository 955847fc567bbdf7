import * as v from 'valibot'
import type { TemplateDesign } from '../entities/template-design.ts'
import type { ImageTemplateBody, TemplateAction, TemplateUpdate } from '../entities/template.ts'
import { IMAGE_TEMPLATE_MAX_BYTES } from '../limits.ts'
import { jsonObject } from './application.ts'
import { base64, count, flag, id, line, name, userId, wholeNumber } from './basics.ts'
import { writtenSections } from './document.ts'
import { embedCards } from './embed-card.ts'
import { designParts } from './template.ts'

const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const fontSize = between(4, 120)
const margin = between(0, 300)

/** Bounds of what somebody may write, beside the form that all designs have: no page may come out without room for text. */
const writtenParts = {
  page: v.pipe(
    designParts.page,
    v.check(({ margins: { left, right } }) => left + right <= 400, 'must leave room for text'),
    v.check(({ margins }) => Object.values(margins).every((value) => v.is(margin, value)), 'must be margins of a page'),
  ),
  layout: v.pipe(
    designParts.layout,
    v.check(({ sidebarWidth }) => v.is(between(40, 260), sidebarWidth), 'must leave room for text'),
  ),
  header: v.pipe(
    designParts.header,
    v.check(({ nameSize }) => v.is(fontSize, nameSize), 'must be a size one can read'),
  ),
  headings: v.pipe(
    designParts.headings,
    v.check(
      ({ size, sidebarSize }) => v.is(fontSize, size) && v.is(fontSize, sidebarSize),
      'must be sizes one can read',
    ),
  ),
  entries: designParts.entries,
  bullets: designParts.bullets,
  body: v.pipe(
    designParts.body,
    v.check(
      ({ size, lineHeight }) => v.is(between(5, 30), size) && v.is(between(0.8, 3), lineHeight),
      'must be text one can read',
    ),
  ),
  fonts: designParts.fonts,
  sectionOrder: designParts.sectionOrder,
  sectionTitles: designParts.sectionTitles,
  showPresenter: designParts.showPresenter,
  footer: designParts.footer,
}

const writtenDesign: v.GenericSchema<Partial<TemplateDesign>> = v.partial(v.strictObject(writtenParts))

export const templateUpdate: v.GenericSchema<unknown, { update: TemplateUpdate; baseRevision?: number }> =
  v.strictObject({
    update: v.strictObject({
      templateName: v.optional(name(200)),
      design: v.optional(writtenDesign),
      freeText: v.optional(writtenSections),
      embedCard: v.optional(embedCards),
    }),
    baseRevision: v.optional(count),
  })

export const newTemplate = v.union([
  v.strictObject({
    createdBy: v.optional(userId),
    templateVersion: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1_000_000))),
    copyFrom: v.optional(id('templateId')),
    templateName: v.optional(name(200)),
  }),
  v.strictObject({
    defaultTemplateId: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'is no default template')),
    templateName: v.optional(name(200)),
  }),
])

export const templateAction: v.GenericSchema<unknown, TemplateAction> = v.variant('updateType', [
  v.strictObject({ updateType: v.literal('liveStatus'), liveStatus: v.optional(flag), live: v.optional(flag) }),
  v.strictObject({
    updateType: v.literal('embed'),
    url: line(2048),
    embedCardId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no card id'))),
    width: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4000))),
  }),
  v.strictObject({ updateType: v.literal('update_image_template') }),
  v.strictObject({
    updateType: v.literal('transform'),
    transformType: v.pipe(line(60), v.minLength(1)),
    transformOptions: v.optional(jsonObject),
  }),
])

const imageTemplateId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no image template id'))
const extent = between(1, 3000)

export const imageTemplateBody: v.GenericSchema<unknown, ImageTemplateBody | undefined> = v.optional(
  v.strictObject({
    // Its length is not capped here: a picture that is too large gets its own words.
    imageTemplate: base64(IMAGE_TEMPLATE_MAX_BYTES * 2),
    fileType: v.optional(line(60)),
    imageTemplateId: v.optional(imageTemplateId),
    width: v.optional(extent),
    height: v.optional(extent),
  }),
)

export const imageTemplateQuery = v.strictObject({ imageTemplateId })
export const defaultThumbnailQuery = v.strictObject({
  defaultTemplateId: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
})
