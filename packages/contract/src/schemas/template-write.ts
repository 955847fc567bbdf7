import * as v from 'valibot'
import { IMAGE_TEMPLATE_MAX_BYTES } from '../limits.ts'
import { jsonObject } from './application.ts'
import { base64, count, flag, id, line, name, userId, wholeNumber } from './basics.ts'
import { writtenSections } from './document.ts'
import { embedCards } from './embed-card.ts'
import { designParts } from './template.ts'

const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const fontSize = between(4, 120)
const margin = between(0, 300)

/** Bounds of a design that a person writes, besides the form of all designs. Every page must keep room for text. */
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

const writtenDesign = v.partial(v.strictObject(writtenParts))

const written = v.strictObject({
  templateName: v.optional(name(200)),
  /** Each named part replaces the old one. */
  design: v.optional(writtenDesign),
  freeText: v.optional(writtenSections),
  embedCard: v.optional(embedCards),
})
/** What may be changed of a template: its name, parts of its design, its closing sections and its embed cards. */
export type TemplateUpdate = v.InferOutput<typeof written>
export const templateUpdate = v.strictObject({ update: written, baseRevision: v.optional(count) })

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

export const templateAction = v.variant('updateType', [
  /** Under either name. Without a value the current setting is switched. */
  v.strictObject({ updateType: v.literal('liveStatus'), liveStatus: v.optional(flag), live: v.optional(flag) }),
  /** As on an application. */
  v.strictObject({
    updateType: v.literal('embed'),
    url: line(2048),
    embedCardId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no card id'))),
    width: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4000))),
  }),
  v.strictObject({ updateType: v.literal('update_image_template') }),
  /** Changes the template's own sections. `transformOptions` is a JSON object, as on an application. */
  v.strictObject({
    updateType: v.literal('transform'),
    transformType: v.pipe(line(60), v.minLength(1)),
    transformOptions: v.optional(jsonObject),
  }),
])
/** What `PUT /templates/{templateId}` can do. */
export type TemplateAction = v.InferOutput<typeof templateAction>

const imageTemplateId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is no image template id'))
const extent = between(1, 3000)

const imageTemplate = v.strictObject({
  // Its length is not limited here, so that a picture that is too large gets an error of its own.
  /** Base64 of a PNG or JPEG; empty removes the picture. */
  imageTemplate: base64(IMAGE_TEMPLATE_MAX_BYTES * 2),
  /** Not used: the type is told from the bytes. */
  fileType: v.optional(line(60)),
  /** The picture to replace. Without it a new one is added. */
  imageTemplateId: v.optional(imageTemplateId),
  /** Points; without them the whole page. */
  width: v.optional(extent),
  height: v.optional(extent),
})
/** Only `update_image_template` has a body. */
export type ImageTemplateBody = v.InferOutput<typeof imageTemplate>
export const imageTemplateBody = v.optional(imageTemplate)

export const imageTemplateQuery = v.strictObject({ imageTemplateId })
export const defaultThumbnailQuery = v.strictObject({
  defaultTemplateId: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
})
