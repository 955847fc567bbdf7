import { AppError, type SignatureGrant } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { inTransaction, systemDb, type Db } from '../../store/db.ts'
import { findLink } from '../../store/links.ts'
import { lockRefreshCode, revokeRefreshCode, spendRefreshCode } from '../../store/refresh-codes.ts'
import { findUser } from '../../store/users.ts'
import { claimsOf } from './exchange.ts'
import { grantWith, hashOfCode, issueCode, type GrantSubject } from './grants.ts'

/** A second use so soon after the first is a page that asked twice, not a thief. */
const DOUBLE_ASK_SECONDS = 30

/**
 * A fresh token for a refresh code, and the next code. Each works once. One that comes again later was copied, and
 * nobody can tell who holds the copy: everything that grew from it ends (RFC 9700 §4.14.2).
 */
export async function refreshSignature(context: Context, code: string): Promise<SignatureGrant> {
  const codeHash = hashOfCode(code)
  const now = nowSeconds(context.clock)
  // Failures are returned, not thrown: throwing would roll back the very revocation they stand for.
  const result = await inTransaction(systemDb(context.store), async (db): Promise<NextCode | AppError> => {
    const row = await lockRefreshCode(db, codeHash)
    if (!row) return new AppError('refresh_invalid')
    if (row.revoked_at !== null) {
      if (row.replaced_by && now - row.revoked_at > DOUBLE_ASK_SECONDS) await revokeFrom(db, row.replaced_by, now)
      return new AppError('refresh_invalid')
    }
    if (row.expires_at <= now) return new AppError('signature_expired')
    const subject = await currentSubject(db, row.subject as unknown as GrantSubject)
    if (!subject) return new AppError('refresh_invalid')
    const company = await findCompany(db, subject.claims.companyId)
    if (company?.disabled) return new AppError('account_disabled', { message: company.disabled_message ?? undefined })
    if (subject.endsAt <= now) return new AppError('signature_expired')
    const issued = await issueCode(db, subject)
    await spendRefreshCode(db, codeHash, issued.codeHash, now)
    return { subject, refreshToken: issued.refreshToken }
  })
  if (result instanceof AppError) throw result
  return grantWith(context, result.subject, result.refreshToken)
}

interface NextCode {
  subject: GrantSubject
  refreshToken: string
}

/** The subject as it stands today: a link may have been closed, moved or narrowed, a user disabled. */
async function currentSubject(db: Db, subject: GrantSubject): Promise<GrantSubject | null> {
  const { linkId, uid } = subject.claims
  if (linkId !== undefined) {
    const link = await findLink(db, linkId)
    return link && link.revoked_at === null ? { claims: claimsOf(link), endsAt: link.expires_at } : null
  }
  const user = uid === undefined ? undefined : await findUser(db, uid)
  if (!user || user.disabled || user.company_id !== subject.claims.companyId) return null
  const isWithdrawn = user.signatures_since !== null && (subject.at ?? 0) <= user.signatures_since
  return isWithdrawn ? null : subject
}

async function revokeFrom(db: Db, first: string, at: number): Promise<void> {
  let next: string | null = first
  while (next !== null) next = await revokeRefreshCode(db, next, at)
}
