import { AppError, type ProfileUpdate, type Role, type User } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentUser } from '../../presenters/user.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { invitationMail } from '../../mail/texts/invitation.ts'
import { inviteUser } from './invite.ts'

/** @throws AppError `email_taken` */
export async function createUser(
  context: Context,
  actor: UserActor,
  input: ProfileUpdate & { email: string; name: string; userRole: Role },
): Promise<User> {
  const { email, name, userRole: role, ...profile } = input
  const db = companyDb(context.store, actor.companyId)
  const company = await findCompany(db, actor.companyId)
  if (!company) throw new AppError('not_found')
  const { publicUrl } = context.config
  const row = await inviteUser(context, {
    company: { id: company.id, name: company.client_name },
    email,
    name: name.trim(),
    role,
    profile,
    by: actor.userId,
    mail: (temporaryPassword) =>
      invitationMail({
        to: email,
        language: company.language,
        companyName: company.client_name,
        temporaryPassword,
        url: `${publicUrl}/confirmaccount`,
      }),
  })
  return presentUser(row, company.client_name)
}
