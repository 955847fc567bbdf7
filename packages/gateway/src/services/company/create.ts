import { randomUUID } from 'node:crypto'
import { AppError, type NewClient } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { knownAddressMail, newCompanyMail } from '../../mail/texts/new-company.ts'
import { findLanguage, insertCompany } from '../../store/companies.ts'
import { companyDb, inTransaction, systemDb } from '../../store/db.ts'
import { insertFolder } from '../../store/folders.ts'
import { newId } from '../new-id.ts'
import { seedDefaultTemplates } from '../templates/seed-defaults.ts'
import { isEmailTaken } from '../../store/users.ts'
import { inviteUser } from '../users/invite.ts'
import { asTaken, subdomainColumns } from './subdomain.ts'

const FIRST_FOLDER = 'First folder'

/**
 * Opens a company for anybody: with its templates, a folder, and its admin invited. Nobody is signed in, so the answer
 * is the same whether or not the address has an account; if it has one, only a letter to it says so.
 * @throws AppError `captcha_failed`, `rate_limited`, `subdomain_not_allowed` or `subdomain_taken`
 */
export async function createClient(
  context: Context,
  { body, ip }: { body: NewClient; ip: string },
): Promise<{ id: string; clientName: string; subdomain: string }> {
  await context.captcha.verify(body.captcha, { action: 'create_client', ip })
  context.rateLimiter.take('newCompanies', 'all')
  const clientName = body.clientName.trim()
  const columns = subdomainColumns(body.clientSubdomain)
  const id = randomUUID()
  const at = nowSeconds(context.clock)
  try {
    await inTransaction(systemDb(context.store), async (db) => {
      await insertCompany(db, { id, client_name: clientName, ...columns, custom_tags: [], created_at: at })
      await seedDefaultTemplates(db, id, at)
      await insertFolder(db, { id: newId(id), company_id: id, name: FIRST_FOLDER, created_by: null, created_at: at })
      await writeAudit(db.scope, db.sql, {
        companyId: id,
        actor: 'sign-up',
        action: 'company-created',
        subject: id,
        atSeconds: at,
      })
    })
  } catch (error) {
    throw asTaken(error)
  }
  if (body.email !== undefined) await inviteFirstAdmin(context, { id, name: clientName }, body.email, body.name)
  return { id, clientName, subdomain: columns.subdomain }
}

async function inviteFirstAdmin(
  context: Context,
  company: { id: string; name: string },
  email: string,
  name: string | undefined,
): Promise<void> {
  const { publicUrl } = context.config
  const language = await findLanguage(companyDb(context.store, company.id), company.id)
  const known = async (): Promise<void> =>
    context.mail.queue(systemDb(context.store), knownAddressMail({ to: email, language, publicUrl }))
  if (await isEmailTaken(systemDb(context.store), email)) return known()
  try {
    await inviteUser(context, {
      company,
      email,
      name: name?.trim() || email.slice(0, email.indexOf('@')),
      role: 'admin',
      profile: {},
      by: 'sign-up',
      mail: (temporaryPassword) => newCompanyMail({ to: email, language, publicUrl, temporaryPassword }),
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'email_taken') throw error
    await known()
  }
}
