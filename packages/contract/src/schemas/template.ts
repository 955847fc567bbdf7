import * as v from 'valibot'
import { designKinds } from '../entities/design-kinds.ts'
import { count, id, line } from './basics.ts'
import { list, map } from './bounded.ts'
import { brandFont } from './client.ts'
import { sectionKind, sections } from './document.ts'
import { embedCards } from './embed-card.ts'

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(2000))
const font = v.union([brandFont, v.literal('brand')])

const kindList = list(sectionKind, 40)

/**
 * The parts of a design. Each is strict, because parts are written one by one and must not bring unknown fields along.
 */
export const designParts = {
  page: v.strictObject({
    size: v.picklist(['A4', 'LETTER']),
    margins: v.strictObject({ top: points, right: points, bottom: points, left: points }),
  }),
  layout: v.strictObject({
    columns: v.picklist(designKinds.layouts),
    /** Points; ignored by `single`. */
    sidebarWidth: points,
    /** Kinds of section that go into the sidebar, in this order. All others go into the main column. */
    sidebarKinds: kindList,
    /** Whether the sidebar's colour covers its whole height on every page. */
    sidebarFill: v.picklist(['tint', 'solid', 'none']),
    /** `ruled`: a hairline over each line of the sidebar's lists. */
    sidebarItems: v.picklist(designKinds.rows),
  }),
  header: v.strictObject({
    /** `band`: a full-width colour band with the name; `plain`: name over a rule; `centred`: name between two rules. */
    kind: v.picklist(designKinds.headers),
    nameSize: points,
    /** Whether facts such as experience and average tenure are shown under the name. */
    showFacts: v.boolean(),
    showContact: v.boolean(),
    showIdentifier: v.boolean(),
  }),
  headings: v.strictObject({ style: v.picklist(designKinds.headings), size: points, sidebarSize: points }),
  /** `timeline`: dates right, a line with dots; `split`: dates right; `stacked`: organisation and dates under the title. */
  entries: v.picklist(designKinds.entries),
  bullets: v.picklist(designKinds.lists),
  body: v.strictObject({ size: points, lineHeight: v.number() }),
  fonts: v.strictObject({ body: font, heading: font }),
  /** Order of the main column by kind. Kinds that are not named follow in the CV's own order. */
  sectionOrder: kindList,
  /** Headings printed instead of the CV's own, by kind. */
  sectionTitles: map(sectionKind, line(200), 40),
  /** "Presented by" with the recruiter's details. */
  showPresenter: v.picklist(['sidebar', 'footer', 'none']),
  footer: v.strictObject({ showCompany: v.boolean(), showText: v.boolean(), showPageNumbers: v.boolean() }),
}

export const templateDesign = v.object(designParts)
/**
 * How a template makes a CV look. Lengths are PDF points (1/72 inch). Colours are roles whose values come from the
 * branding.
 */
export type TemplateDesign = v.InferOutput<typeof templateDesign>

const imageTemplate = v.object({
  imageTemplateId: v.string(),
  fileType: v.string(),
  /** The size it covers in points, from the page's top left corner. */
  width: v.number(),
  height: v.number(),
  /** Base64; only in answers that hold everything a page is drawn from. */
  data: v.optional(v.string()),
})
/**
 * A picture behind a page. The first is behind page one, the second behind page two and so on. The last is also behind
 * all later pages.
 */
export type ImageTemplate = v.InferOutput<typeof imageTemplate>

export const template = v.object({
  template_id: id('templateId'),
  templateName: v.string(),
  /** Seconds since 1970. */
  createdTime: v.number(),
  lastModifiedTime: v.number(),
  templateVersion: count,
  live: v.boolean(),
  design: templateDesign,
  /** Sections added to every CV in this template, such as a closing note. */
  freeText: sections,
  embedCard: embedCards,
  imageTemplates: v.array(imageTemplate),
})
export type Template = v.InferOutput<typeof template>

export const templateMap = v.record(v.string(), template)

const defaultTemplate = v.object({
  defaultTemplateId: v.string(),
  templateName: v.string(),
  design: templateDesign,
})
/** A template that ships with the product. A company's own templates begin as copies of these. */
export type DefaultTemplate = v.InferOutput<typeof defaultTemplate>

export const defaultTemplateMap = v.record(v.string(), defaultTemplate)
