import { companyDb } from '../../packages/gateway/src/store/db.ts'
import { changeCompany } from '../../packages/gateway/src/store/companies.ts'
import { insertUser } from '../../packages/gateway/src/store/users.ts'
import type { Gateway } from '@tabard/gateway'
import type { SeededCompany } from './make-company.ts'

/** A recruiter who was invited and has not yet chosen a password. */
export async function inviteUser(
  { directory, context }: Gateway,
  { companyId }: SeededCompany,
  { email, temporaryPassword }: { email: string; temporaryPassword: string },
): Promise<void> {
  const attributes = { 'custom:companyId': companyId, 'custom:userrole': 'recruiter', name: 'Invited' }
  const id = await directory.createUser({ email, password: temporaryPassword, isTemporary: true, attributes })
  const row = { id, company_id: companyId, email, name: 'Invited', user_role: 'recruiter' as const, created_at: 1 }
  await insertUser(companyDb(context.store, companyId), row)
}

/** Decides whether everybody in the company must have an authenticator app. */
export async function requireMfa(
  { context }: Gateway,
  { companyId }: SeededCompany,
  isRequired: boolean,
): Promise<void> {
  await changeCompany(companyDb(context.store, companyId), companyId, { options: { mfaRequired: isRequired } })
}
