import { AppError, type LinkGrant, type SignaturePayload } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { systemDb } from '../../store/db.ts'
import { findLinkByShortId } from '../../store/links.ts'
import type { LinkRow } from '../../store/schema.ts'
import { issueGrant } from './grants.ts'

/** A short id for a token. Unknown and closed ids answer alike: a guesser learns nothing. */
export async function exchangeShortLink(context: Context, shortId: string): Promise<LinkGrant> {
  const db = systemDb(context.store)
  const link = await findLinkByShortId(db, shortId)
  if (!link || link.revoked_at !== null) throw new AppError('link_not_found')
  if (link.expires_at <= nowSeconds(context.clock)) throw new AppError('signature_expired')
  const company = await findCompany(db, link.company_id)
  if (!company) throw new AppError('link_not_found')
  if (company.disabled) throw new AppError('account_disabled', { message: company.disabled_message ?? undefined })
  const grant = await issueGrant(context, db, { claims: claimsOf(link), endsAt: link.expires_at })
  return {
    ...grant,
    application_id: link.application_id,
    downloading: link.downloading,
    companyName: company.client_name,
  }
}

/** What a link's visitor may do now: what the link allows, read from its row each time a token is made. */
export function claimsOf(link: LinkRow): Omit<SignaturePayload, 'exp'> {
  return {
    sub: link.id,
    linkId: link.id,
    navigationAllowed: false,
    companyId: link.company_id,
    resource: { kind: 'application', id: link.application_id },
    rights: link.downloading ? ['read', 'output'] : ['read'],
    origins: [],
  }
}
