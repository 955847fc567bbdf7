import type { EmbedCard, Section, Template, TemplateDesign } from '@tabard/contract'
import type { TemplateRow } from '../store/schema.ts'

export function presentTemplate(row: TemplateRow): Template {
  return {
    template_id: row.id,
    templateName: row.template_name,
    createdTime: row.created_time,
    lastModifiedTime: row.last_modified_time,
    templateVersion: row.template_version,
    live: row.live,
    design: row.design as unknown as TemplateDesign,
    freeText: row.free_text as Section[],
    embedCard: row.embed_card as unknown as Record<string, EmbedCard>,
    imageTemplates: [],
  }
}
