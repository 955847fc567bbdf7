import { AppError } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueTrackLogin } from '../../background/track-login.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'

/** Records that a user signed in. The user is read from the session; what the body says of them is not kept. */
export async function trackLogin(context: Context, actor: UserActor): Promise<{ registered: boolean }> {
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await findUser(db, actor.userId))) throw new AppError('not_found')
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'signed-in',
      subject: actor.userId,
      atSeconds: nowSeconds(context.clock),
      // `told` marks a browser's word. The embedded pool writes a line of its own beside it.
      details: { told: true },
    })
    if (context.config.tracking !== null) {
      await enqueueTrackLogin(context, db, { userId: actor.userId, companyId: actor.companyId })
    }
  })
  return { registered: true }
}
