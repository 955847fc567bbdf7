import { AppError, type Template, type TemplateId } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import type { TemplateChange, TemplateRow } from '../../store/schema.ts'
import { changeTemplate, findTemplate, lockTemplate } from '../../store/templates.ts'
import { auditTemplate } from './audit-template.ts'

/**
 * Changes one template as `decide` says, which sees it locked; its version grows by one.
 * @throws AppError `not_found`
 */
export async function writeTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  templateId: TemplateId,
  decide: (db: Db, row: TemplateRow) => TemplateChange | Promise<TemplateChange>,
): Promise<Template> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockTemplate(db, templateId)
    if (!row) throw new AppError('not_found')
    const change = await decide(db, row)
    await changeTemplate(db, templateId, {
      ...change,
      last_modified_time: nowSeconds(context.clock),
      template_version: row.template_version + 1,
      revision: row.revision + 1,
    })
    await auditTemplate(context, db, actor, {
      action: 'template-changed',
      templateId,
      details: { fields: Object.keys(change) },
    })
    const written = await findTemplate(db, templateId)
    if (!written) throw new AppError('not_found')
    return presentTemplate(written)
  })
}
