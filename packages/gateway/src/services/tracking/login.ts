import { AppError } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueTrackLogin } from '../../background/track-login.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'

/** Registers that somebody signed in. Who, their session says; what the body says of them is not kept. */
export async function trackLogin(context: Context, actor: UserActor): Promise<{ registered: boolean }> {
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await findUser(db, actor.userId))) throw new AppError('not_found')
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'signed-in',
      subject: actor.userId,
      atSeconds: nowSeconds(context.clock),
      // Beside what an embedded user pool writes by itself: here a browser says so.
      details: { told: true },
    })
    if (context.config.tracking !== null) {
      await enqueueTrackLogin(context, db, { userId: actor.userId, companyId: actor.companyId })
    }
  })
  return { registered: true }
}
