import type { Section, Template, TemplateDesign } from '@tabard/contract'
import type { TemplateRow } from '../store/schema.ts'
import { presentEmbedCards } from './embed-cards.ts'

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
    embedCard: presentEmbedCards(row.embed_card),
    imageTemplates: (row.image_templates as StoredPicture[]).map(({ id, mediaType, width, height }) => ({
      imageTemplateId: id,
      fileType: mediaType,
      width,
      height,
    })),
  }
}

/** A picture as stored. Its storage key is never answered. */
interface StoredPicture {
  id: string
  mediaType: string
  width: number
  height: number
}
