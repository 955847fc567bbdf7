import type { Template } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { TemplateRow } from '../../store/schema.ts'
import type { StoredImageTemplate } from './stored-image-template.ts'

/** The template with the bytes of its pages' backgrounds, for drawing it. */
export async function withPictures(context: Context, row: TemplateRow, template: Template): Promise<Template> {
  const stored = row.image_templates as StoredImageTemplate[]
  if (stored.length === 0) return template
  const imageTemplates = await Promise.all(
    template.imageTemplates.map(async (picture, at) => {
      const bytes = await context.storage.get(row.company_id, stored[at]?.key ?? '')
      return bytes ? { ...picture, data: Buffer.from(bytes).toString('base64') } : picture
    }),
  )
  return { ...template, imageTemplates }
}
