import { AppError, isIntegrationUser, type UserId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueRemoveSignIn } from '../../background/remove-sign-in.ts'
import { enqueueRemoveFiles } from '../../background/remove-files.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { deleteUser as removeUser, lockAdmins, lockUser } from '../../store/users.ts'
import { isAddressOf } from './update.ts'

/**
 * Removes somebody. Without their row no token and no signature of theirs is worth anything, from the next call on.
 * What they made stays, and still says who made it.
 * @throws AppError `not_found` or `last_admin`
 */
export async function deleteUser(
  context: Context,
  actor: UserActor,
  input: { userId: UserId; company?: string; companyId?: string; EMAIL?: string },
): Promise<{ userId: UserId }> {
  const { userId } = input
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const admins = await lockAdmins(db)
    const row = await lockUser(db, userId)
    const company = await findCompany(db, actor.companyId)
    if (!row || !company || !isAddressOf(row.email, input.EMAIL)) throw new AppError('not_found')
    if (
      (input.companyId ?? company.id) !== company.id ||
      (input.company ?? company.client_name) !== company.client_name
    ) {
      throw new AppError('not_found')
    }
    if (admins.length === 1 && admins[0] === userId) throw new AppError('last_admin')
    await removeUser(db, userId)
    if (!isIntegrationUser(userId)) await enqueueRemoveSignIn(context, db, { userId })
    if (row.photo_key !== null) {
      await enqueueRemoveFiles(context, db, { companyId: actor.companyId, keys: [row.photo_key] })
    }
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'user-deleted',
      subject: userId,
      atSeconds: nowSeconds(context.clock),
    })
  })
  // The job removes it for certain. It is done here as well, so that the address can be invited again at once.
  if (!isIntegrationUser(userId)) {
    await context.directory
      .deleteUser(userId)
      .catch((error: unknown) => context.log.warn({ err: error }, 'A sign-in is removed later'))
  }
  return { userId }
}
