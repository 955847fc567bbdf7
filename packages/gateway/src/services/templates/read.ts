import { AppError, type DefaultTemplate, type Template, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { isVisitor, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { templateForVisitor } from '../../presenters/for-visitor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { companyDb } from '../../store/db.ts'
import { templateRows } from '../../store/template-columns.ts'
import { findTemplate, listTemplates as readTemplates } from '../../store/templates.ts'
import { namedFields } from '../named-fields.ts'
import { defaultTemplates } from './seed-defaults.ts'

const fields = templateRows.map(({ field }) => field)
const large = templateRows.filter(({ isLarge }) => isLarge)

/**
 * For somebody who edits a CV these are the templates to choose from; a signature for one template is shown that one.
 * @throws AppError `not_found` when there are none.
 */
export async function listTemplates(
  context: Context,
  actor: UserActor | SignatureActor,
  attributes?: string,
): Promise<Record<TemplateId, Template>> {
  const named = namedFields(attributes, fields)
  const own = actor.kind === 'signature' && actor.resource.kind === 'template' ? actor.resource.id : null
  const rows = (await readTemplates(companyDb(context.store, actor.companyId))).filter(
    (row) => own === null || row.id === own,
  )
  if (rows.length === 0) throw new AppError('not_found')
  const left = Object.fromEntries(large.flatMap(({ field, empty }) => (named(field) ? [] : [[field, empty]])))
  return Object.fromEntries(rows.map((row) => [row.id, { ...presentTemplate(row), ...left }]))
}

export async function getTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  templateId: TemplateId,
): Promise<Template> {
  const row = await findTemplate(companyDb(context.store, actor.companyId), templateId)
  if (!row) throw new AppError('not_found')
  return isVisitor(actor) ? templateForVisitor(presentTemplate(row)) : presentTemplate(row)
}

export function listDefaultTemplates(): Record<string, DefaultTemplate> {
  return Object.fromEntries(defaultTemplates.map((template) => [template.defaultTemplateId, template]))
}
