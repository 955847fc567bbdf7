import * as v from 'valibot'
import { designKinds } from '../entities/design-kinds.ts'
import type { TemplateDesign } from '../entities/template-design.ts'
import type { DefaultTemplate, Template } from '../entities/template.ts'
import { count, id, line } from './basics.ts'
import { brandFont } from './client.ts'
import { sectionKind, sections } from './document.ts'

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(2000))
const font = v.union([brandFont, v.literal('brand')])

const kindList = v.pipe(v.array(sectionKind), v.maxLength(40))

/** Its parts, each strict: what is written part by part must not carry anything along. */
export const designParts = {
  page: v.strictObject({
    size: v.picklist(['A4', 'LETTER']),
    margins: v.strictObject({ top: points, right: points, bottom: points, left: points }),
  }),
  layout: v.strictObject({
    columns: v.picklist(designKinds.layouts),
    sidebarWidth: points,
    sidebarKinds: kindList,
    sidebarFill: v.picklist(['tint', 'solid', 'none']),
    sidebarItems: v.picklist(designKinds.rows),
  }),
  header: v.strictObject({
    kind: v.picklist(designKinds.headers),
    nameSize: points,
    showFacts: v.boolean(),
    showContact: v.boolean(),
    showIdentifier: v.boolean(),
  }),
  headings: v.strictObject({ style: v.picklist(designKinds.headings), size: points, sidebarSize: points }),
  entries: v.picklist(designKinds.entries),
  bullets: v.picklist(designKinds.lists),
  body: v.strictObject({ size: points, lineHeight: v.number() }),
  fonts: v.strictObject({ body: font, heading: font }),
  sectionOrder: kindList,
  sectionTitles: v.record(sectionKind, line(200)),
  showPresenter: v.picklist(['sidebar', 'footer', 'none']),
  footer: v.strictObject({ showCompany: v.boolean(), showText: v.boolean(), showPageNumbers: v.boolean() }),
}

export const templateDesign: v.GenericSchema<TemplateDesign> = v.object(designParts)

export const template: v.GenericSchema<Template> = v.object({
  template_id: id('templateId'),
  templateName: v.string(),
  createdTime: v.number(),
  lastModifiedTime: v.number(),
  templateVersion: count,
  live: v.boolean(),
  design: templateDesign,
  freeText: sections,
  embedCard: v.record(v.string(), v.object({ url: v.string(), width: v.number(), title: v.optional(v.string()) })),
  imageTemplates: v.array(
    v.object({
      imageTemplateId: v.string(),
      fileType: v.string(),
      width: v.number(),
      height: v.number(),
      data: v.optional(v.string()),
    }),
  ),
})

export const templateMap = v.record(v.string(), template)

export const defaultTemplateMap: v.GenericSchema<Record<string, DefaultTemplate>> = v.record(
  v.string(),
  v.object({ defaultTemplateId: v.string(), templateName: v.string(), design: templateDesign }),
)
