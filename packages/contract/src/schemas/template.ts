import * as v from 'valibot'
import type { TemplateDesign } from '../entities/template-design.ts'
import type { Template } from '../entities/template.ts'
import { count, id } from './basics.ts'
import { brandFont } from './client.ts'
import { sectionKind, sections } from './document.ts'

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(2000))
const font = v.union([brandFont, v.literal('brand')])

export const templateDesign: v.GenericSchema<TemplateDesign> = v.object({
  page: v.object({
    size: v.picklist(['A4', 'LETTER']),
    margins: v.object({ top: points, right: points, bottom: points, left: points }),
  }),
  layout: v.object({
    columns: v.picklist(['single', 'sidebar-left', 'sidebar-right']),
    sidebarWidth: points,
    sidebarKinds: v.array(sectionKind),
    sidebarFill: v.picklist(['tint', 'solid', 'none']),
    sidebarItems: v.picklist(['plain', 'ruled']),
  }),
  header: v.object({
    kind: v.picklist(['band', 'plain', 'centred']),
    nameSize: points,
    showFacts: v.boolean(),
    showContact: v.boolean(),
    showIdentifier: v.boolean(),
  }),
  headings: v.object({ style: v.picklist(['plain', 'ruled', 'caps']), size: points, sidebarSize: points }),
  entries: v.picklist(['stacked', 'timeline', 'split']),
  bullets: v.picklist(['disc', 'square', 'dash']),
  body: v.object({ size: points, lineHeight: v.number() }),
  fonts: v.object({ body: font, heading: font }),
  sectionOrder: v.array(sectionKind),
  sectionTitles: v.record(sectionKind, v.string()),
  showPresenter: v.picklist(['sidebar', 'footer', 'none']),
  footer: v.object({ showCompany: v.boolean(), showText: v.boolean(), showPageNumbers: v.boolean() }),
})

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
    v.object({ imageTemplateId: v.string(), fileType: v.string(), width: v.number(), height: v.number() }),
  ),
})

export const templateMap = v.record(v.string(), template)
