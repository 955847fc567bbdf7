import { AppError, can, type UserId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeUser, findUser } from '../../store/users.ts'

/**
 * Ends every signature given in a user's name so far. Tokens and codes are compared with this time wherever they are
 * checked, so one that is being renewed at this moment ends too. @throws AppError `forbidden` or `not_found`
 */
export async function withdrawSignatures(
  context: Context,
  actor: UserActor,
  userId: UserId = actor.userId,
): Promise<{ userId: UserId; since: number }> {
  if (userId !== actor.userId && !can(actor.role, 'settings', 'write')) throw new AppError('forbidden')
  const since = nowSeconds(context.clock)
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await findUser(db, userId))) throw new AppError('not_found')
    await changeUser(db, userId, { signatures_since: since })
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'signatures-withdrawn',
      subject: userId,
      atSeconds: since,
    })
  })
  return { userId, since }
}
