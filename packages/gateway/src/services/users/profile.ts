import {
  AppError,
  can,
  features,
  isIntegrationUser,
  type AdminUpdate,
  type ProfileUpdate,
  type User,
  type UserId,
} from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentUser } from '../../presenters/user.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeUser, lockUser } from '../../store/users.ts'
import { changeUserRow } from './change-user-row.ts'
import { isAddressOf } from './update.ts'

interface ProfileInput extends ProfileUpdate, Pick<AdminUpdate, 'permissions'> {
  userId?: UserId
  email?: string
  clientId?: string
  clientName?: string
}

/** One's own profile, or, for an admin, anybody's. @throws AppError `forbidden` or `not_found` */
export async function updateProfile(context: Context, actor: UserActor, input: ProfileInput): Promise<User> {
  const { userId = actor.userId, email, clientId, clientName, ...written } = input
  const { name, permissions } = written
  const isAdmin = can(actor.role, 'settings', 'write')
  if ((userId !== actor.userId || permissions !== undefined) && !isAdmin) throw new AppError('forbidden')
  if (permissions && !Object.keys(permissions).every((feature) => Object.hasOwn(features, feature))) {
    throw new AppError('bad_request', { details: { issues: ['permissions: names no such feature'] } })
  }
  const { row, companyName } = await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const before = await lockUser(db, userId)
    const company = await findCompany(db, actor.companyId)
    if (!before || !company || !isAddressOf(before.email, email)) throw new AppError('not_found')
    if ((clientId ?? company.id) !== company.id || (clientName ?? company.client_name) !== company.client_name) {
      throw new AppError('not_found')
    }
    const { change, fields } = changeUserRow(before, written)
    const after = await changeUser(db, userId, change)
    if (!after) throw new AppError('not_found')
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'user-changed',
      subject: userId,
      atSeconds: nowSeconds(context.clock),
      details: { fields },
    })
    return { row: after, companyName: company.client_name }
  })
  if (name !== undefined && !isIntegrationUser(userId)) {
    await context.directory.setAttributes(userId, { name: row.name })
  }
  return presentUser(row, companyName)
}
