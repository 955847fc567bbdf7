import { AppError, type Erasure, type ErasureBody } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueRemoveBelow, removeBelow } from '../../background/remove-below.ts'
import { insertTombstone } from '../../store/applications.ts'
import { inTransaction, systemDb, type Db } from '../../store/db.ts'
import { eraseRows, findAddresses, findCandidate, findCompanyApplication } from '../../store/erasure.ts'
import { endExports } from '../../store/exports.ts'

/** Erases the CV or the address a user names. Only an admin may name an address, because it may stand in many CVs. */
export async function eraseCandidate(context: Context, actor: UserActor, what: ErasureBody): Promise<Erasure> {
  if ('emailAddress' in what && actor.role !== 'admin') throw new AppError('forbidden')
  const { companyId, userId } = actor
  const find = (db: Db): Promise<string[]> =>
    'appId' in what
      ? findCompanyApplication(db, companyId, what.appId)
      : findCandidate(db, companyId, what.emailAddress)
  const known = 'emailAddress' in what ? [what.emailAddress.toLowerCase()] : []
  const erasure = await erase(context, { companyId, actor: userId, find, addresses: known })
  if (erasure.applications.length === 0 && erasure.letters === 0) throw new AppError('not_found')
  return erasure
}

/**
 * Erases CVs with versions, files, links, letters, jobs, and the exports that may hold them. What stays is the ids, so
 * that an edit that comes too late is told and the audit log can say what was erased.
 */
export async function erase(
  context: Context,
  what: { companyId: string; actor: string; find(db: Db): Promise<string[]>; addresses?: readonly string[] },
): Promise<Erasure> {
  const { companyId, actor } = what
  const { appIds, rows, prefixes } = await inTransaction(systemDb(context.store), async (db) => {
    const appIds = await what.find(db)
    const addresses = [...(await findAddresses(db, companyId, appIds)), ...(what.addresses ?? [])]
    const rows = await eraseRows(db, companyId, { appIds, addresses })
    return { appIds, rows, prefixes: await leaveIds(context, db, { companyId, actor, appIds }) }
  })
  // Removed here as well as by the job, so that the bytes are gone when the call is answered.
  await removeBelow(context, { companyId, prefixes })
  for (const mailId of rows.letters) await context.mail.removeFile(mailId)
  await context.noteErased(companyId, appIds)
  return { ...rows, applications: appIds, letters: rows.letters.length }
}

/** In one transaction: the ids that are kept, and the job that removes the bytes even if this process ends. */
async function leaveIds(
  context: Context,
  db: Db,
  what: { companyId: string; actor: string; appIds: readonly string[] },
): Promise<string[]> {
  const { companyId, actor, appIds } = what
  if (appIds.length === 0) return []
  const now = nowSeconds(context.clock)
  for (const id of appIds) {
    await insertTombstone(db, { id, company_id: companyId, deleted_at: now })
    await writeAudit(db.scope, db.sql, { companyId, actor, action: 'erased', subject: id, atSeconds: now })
  }
  const exportIds = await endExports(db, companyId)
  const prefixes = [...appIds.map((id) => `applications/${id}/`), ...exportIds.map((id) => `exports/${id}/`)]
  await enqueueRemoveBelow(context, db, { companyId, prefixes })
  return prefixes
}

/** Erases once more what a restored dump brought back. @returns how many CVs there were */
export async function eraseAgain(
  context: Context,
  notes: readonly { companyId: string; appId: string }[],
): Promise<number> {
  let count = 0
  for (const { companyId, appId } of notes) {
    const find = (db: Db): Promise<string[]> => findCompanyApplication(db, companyId, appId)
    count += (await erase(context, { companyId, actor: 'system', find })).applications.length
  }
  return count
}
