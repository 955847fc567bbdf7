import { AppError, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueRemoveBelow } from '../../background/remove-below.ts'
import { lockCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { hasOtherLiveTemplate, lockTemplate, removeTemplate } from '../../store/templates.ts'
import { auditTemplate } from './audit-template.ts'
import { picturesBelow } from './stored-image-template.ts'

/** CVs that name a deleted template are shown in the company's first live one, because their lookup finds none. */
export async function deleteTemplate(
  context: Context,
  actor: UserActor,
  templateId: TemplateId,
): Promise<{ template_id: TemplateId }> {
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockTemplate(db, templateId)
    if (!row) throw new AppError('not_found')
    // When two calls remove the last two templates at the same time, the second waits for this lock and then finds no other.
    await lockCompany(db, actor.companyId)
    if (row.live && !(await hasOtherLiveTemplate(db, templateId))) throw new AppError('last_template')
    await removeTemplate(db, templateId)
    await auditTemplate(context, db, actor, { action: 'template-deleted', templateId })
    const prefixes = [picturesBelow(templateId)]
    await enqueueRemoveBelow(context, db, { companyId: actor.companyId, prefixes })
  })
  return { template_id: templateId }
}
