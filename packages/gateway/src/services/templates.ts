import { AppError, type Template, type TemplateId } from '@tabard/contract'
import { builtInTemplates } from '@tabard/paper'
import type { Context } from '../context.ts'
import type { SignatureActor, UserActor } from '../identity/actor.ts'
import { presentTemplate } from '../presenters/template.ts'
import { companyDb, type Db } from '../store/db.ts'
import { findTemplate, insertTemplates, listTemplates as readTemplates } from '../store/templates.ts'
import { newId } from './new-id.ts'

/** @throws AppError `not_found` when there are none. */
export async function listTemplates(
  context: Context,
  actor: UserActor | SignatureActor,
): Promise<Record<TemplateId, Template>> {
  const rows = await readTemplates(companyDb(context.store, actor.companyId))
  if (rows.length === 0) throw new AppError('not_found')
  return Object.fromEntries(rows.map((row) => [row.id, presentTemplate(row)]))
}

export async function getTemplate(context: Context, actor: UserActor, templateId: TemplateId): Promise<Template> {
  const row = await findTemplate(companyDb(context.store, actor.companyId), templateId)
  if (!row) throw new AppError('not_found')
  return presentTemplate(row)
}

/** Gives a new company its own copies of the built-in templates; it may change them without touching anybody's. */
export async function seedTemplates(db: Db, companyId: string, atSeconds: number): Promise<void> {
  await insertTemplates(
    db,
    builtInTemplates.map((template, index) => ({
      id: newId(companyId),
      company_id: companyId,
      template_name: template.name,
      design: { ...template.design },
      free_text: [],
      embed_card: {},
      live: true,
      template_version: 1,
      created_by: null,
      // A second apart, so that they are listed in the order they were made for.
      created_time: atSeconds + index,
      last_modified_time: atSeconds + index,
      is_default: index === 0,
    })),
  )
}
