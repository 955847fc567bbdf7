import { randomUUID } from 'node:crypto'
import type { CompanyId, FolderId, Role, UserId } from '@tabard/contract'
import type { Gateway } from '@tabard/gateway'
import { putFolder } from '../../packages/gateway/src/services/folders.ts'
import { seedDefaultTemplates } from '../../packages/gateway/src/services/templates/seed-defaults.ts'
import { insertCompany } from '../../packages/gateway/src/store/companies.ts'
import { companyDb, systemDb } from '../../packages/gateway/src/store/db.ts'
import { insertUser } from '../../packages/gateway/src/store/users.ts'

export const seedPassword = 'Tabard-demo-1!'

export interface SeededUser {
  userId: UserId
  email: string
  role: Role
}

export interface SeededCompany {
  companyId: CompanyId
  folderId: FolderId
  users: Record<Role, SeededUser>
}

/** A company of its own: one user a role, the built-in templates and a folder. One a test keeps tests apart. */
export async function makeCompany(gateway: Gateway, name = 'Test Company'): Promise<SeededCompany> {
  const { context, directory } = gateway
  const companyId = randomUUID()
  const now = Math.floor(context.clock.now() / 1000)
  await insertCompany(systemDb(context.store), { id: companyId, client_name: name, custom_tags: [], created_at: now })
  const db = companyDb(context.store, companyId)
  await seedDefaultTemplates(db, companyId, now)
  const makeUser = async (role: Role): Promise<SeededUser> => {
    const email = `${role.toLowerCase()}@${companyId}.test`
    const userId = await directory.createUser({
      email,
      password: seedPassword,
      isTemporary: false,
      attributes: { name: `A ${role}`, 'custom:companyId': companyId, 'custom:company': name, 'custom:userrole': role },
    })
    await insertUser(db, {
      id: userId,
      company_id: companyId,
      email,
      name: `A ${role}`,
      user_role: role,
      created_at: now,
    })
    return { userId, email, role }
  }
  const users = {
    admin: await makeUser('admin'),
    recruiter: await makeUser('recruiter'),
    brandEditor: await makeUser('brandEditor'),
  }
  const owner = { kind: 'user' as const, userId: users.admin.userId, companyId, role: 'admin' as const }
  const folder = await putFolder(context, owner, { name: 'First folder' })
  return { companyId, folderId: folder.folder_id, users }
}
