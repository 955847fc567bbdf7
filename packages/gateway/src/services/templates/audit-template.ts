import type { TemplateId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import type { Db } from '../../store/db.ts'

export async function auditTemplate(
  context: Context,
  db: Db,
  actor: UserActor | SignatureActor,
  what: {
    action: 'template-created' | 'template-changed' | 'template-deleted'
    templateId: TemplateId
    details?: Record<string, unknown>
  },
): Promise<void> {
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actorName(actor),
    action: what.action,
    subject: what.templateId,
    atSeconds: nowSeconds(context.clock),
    ...(what.details && { details: what.details }),
  })
}
