import type { DefaultTemplate } from '@tabard/contract'
import { builtInTemplates } from '@tabard/paper'
import type { Db } from '../../store/db.ts'
import { insertTemplates } from '../../store/templates.ts'
import { newId } from '../new-id.ts'

/** The looks that ship with the product, by an id that no company's template can have. */
export const defaultTemplates: readonly DefaultTemplate[] = builtInTemplates.map(({ name, design }) => ({
  defaultTemplateId: name.toLowerCase(),
  templateName: name,
  design,
}))

/** Gives a new company its own copies of the defaults; it may change them without touching anybody's. */
export async function seedDefaultTemplates(db: Db, companyId: string, atSeconds: number): Promise<void> {
  await insertTemplates(
    db,
    defaultTemplates.map(({ templateName, design }, index) => ({
      id: newId(companyId),
      company_id: companyId,
      template_name: templateName,
      design: { ...design },
      free_text: [],
      embed_card: {},
      image_templates: [],
      live: true,
      template_version: 1,
      created_by: null,
      // Created a second apart, because lists are ordered by time.
      created_time: atSeconds + index,
      last_modified_time: atSeconds + index,
      is_default: index === 0,
    })),
  )
}
