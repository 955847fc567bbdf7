import { AppError, type DefaultTemplate, type Template, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { companyDb } from '../../store/db.ts'
import { findTemplate, listTemplates as readTemplates } from '../../store/templates.ts'
import { namedFields } from '../named-fields.ts'
import { defaultTemplates } from './seed-defaults.ts'

const fields = Object.keys({
  template_id: 1,
  templateName: 1,
  createdTime: 1,
  lastModifiedTime: 1,
  templateVersion: 1,
  live: 1,
  design: 1,
  freeText: 1,
  embedCard: 1,
  imageTemplates: 1,
} satisfies Record<keyof Template, 1>)

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
  return Object.fromEntries(
    rows.map((row) => {
      const template = presentTemplate(row)
      return [
        row.id,
        {
          ...template,
          ...(!named('freeText') && { freeText: [] }),
          ...(!named('embedCard') && { embedCard: {} }),
          ...(!named('imageTemplates') && { imageTemplates: [] }),
        },
      ]
    }),
  )
}

export async function getTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  templateId: TemplateId,
): Promise<Template> {
  const row = await findTemplate(companyDb(context.store, actor.companyId), templateId)
  if (!row) throw new AppError('not_found')
  return presentTemplate(row)
}

export function listDefaultTemplates(): Record<string, DefaultTemplate> {
  return Object.fromEntries(defaultTemplates.map((template) => [template.defaultTemplateId, template]))
}
