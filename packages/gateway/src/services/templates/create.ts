import { randomUUID } from 'node:crypto'
import { AppError, TEMPLATES_MAX, type Body, type createTemplate as route, type Template } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { lockCompany } from '../../store/companies.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import type { NewTemplate, TemplateRow } from '../../store/schema.ts'
import { countTemplates, findTemplate, insertTemplates } from '../../store/templates.ts'
import { newId } from '../new-id.ts'
import { auditTemplate } from './audit-template.ts'
import { defaultTemplates } from './seed-defaults.ts'
import { picturesBelow, type StoredImageTemplate } from './stored-image-template.ts'

type Input = Body<typeof route>
type Source = Pick<NewTemplate, 'template_name' | 'design' | 'free_text' | 'embed_card'>

/**
 * A new template, hidden from recruiters until somebody makes it live.
 * @throws AppError `not_found` for a source or a maker that is not there, `too_many`
 */
export async function createTemplate(context: Context, actor: UserActor, input: Input): Promise<Template> {
  const { companyId, userId } = actor
  const copyFrom = 'copyFrom' in input ? input.copyFrom : undefined
  if ('createdBy' in input && input.createdBy !== undefined && input.createdBy !== userId) {
    throw new AppError('not_found')
  }
  const id = newId(companyId)
  const db = companyDb(context.store, companyId)
  const original = copyFrom === undefined ? undefined : await findTemplate(db, copyFrom)
  if (copyFrom !== undefined && !original) throw new AppError('not_found')
  const source = original ? copyOf(original) : sourceOf('defaultTemplateId' in input ? input.defaultTemplateId : null)
  const pictures = original ? await copyPictures(context, companyId, original, id) : []
  try {
    return await inTransaction(db, async (transaction) => {
      await lockCompany(transaction, companyId)
      if ((await countTemplates(transaction)) >= TEMPLATES_MAX) throw new AppError('too_many')
      const at = nowSeconds(context.clock)
      await insertTemplates(transaction, [
        {
          ...source,
          ...(input.templateName !== undefined && { template_name: input.templateName.trim() }),
          id,
          company_id: companyId,
          image_templates: pictures,
          live: false,
          template_version: ('templateVersion' in input ? input.templateVersion : undefined) ?? 1,
          created_by: userId,
          created_time: at,
          last_modified_time: at,
          is_default: false,
        },
      ])
      await auditTemplate(context, transaction, actor, { action: 'template-created', templateId: id })
      return mustFind(transaction, id)
    })
  } catch (error) {
    for (const { key } of pictures) await context.storage.delete(companyId, key)
    throw error
  }
}

function sourceOf(defaultTemplateId: string | null): Source {
  const found = defaultTemplates.find(
    (template) => defaultTemplateId === null || template.defaultTemplateId === defaultTemplateId,
  )
  if (!found) throw new AppError('not_found')
  return { template_name: found.templateName, design: { ...found.design }, free_text: [], embed_card: {} }
}

function copyOf(row: TemplateRow): Source {
  return {
    template_name: `${row.template_name.slice(0, 190)} (copy)`,
    design: row.design,
    free_text: row.free_text,
    embed_card: row.embed_card,
  }
}

/** Bytes of its own: whichever of the two is deleted first, the other keeps its pages. */
async function copyPictures(
  context: Context,
  companyId: string,
  original: TemplateRow,
  id: string,
): Promise<StoredImageTemplate[]> {
  const copies: StoredImageTemplate[] = []
  for (const picture of original.image_templates as StoredImageTemplate[]) {
    const bytes = await context.storage.get(companyId, picture.key)
    if (!bytes) continue
    const key = `${picturesBelow(id)}${randomUUID()}`
    await context.storage.put(companyId, key, bytes, picture.mediaType)
    copies.push({ ...picture, key })
  }
  return copies
}

async function mustFind(db: Db, templateId: string): Promise<Template> {
  const row = await findTemplate(db, templateId)
  if (!row) throw new AppError('not_found')
  return presentTemplate(row)
}
