import { nowSeconds, type Context } from '../../context.ts'
import { linkOpenedMail } from '../../mail/texts/link-opened.ts'
import { takeQuota } from '../../store/company-usage.ts'
import { findLanguage } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import { countVisitsSince } from '../../store/link-views.ts'
import { findLink } from '../../store/links.ts'

const HOUR = 3600
/** Most letters about one link in an hour: a visitor's browser names the sessions, and could make up any number. */
const MOST_AN_HOUR = 10
/** Letters of a company a day, unless its limits say otherwise. */
const A_DAY = 500

/** Writes to the person who asked to be told that this link was opened, in the transaction that counts the visit. */
export async function tellOpened(context: Context, db: Db, linkId: string): Promise<void> {
  const now = nowSeconds(context.clock)
  const link = await findLink(db, linkId)
  if (!link || (await countVisitsSince(db, linkId, now - HOUR)) > MOST_AN_HOUR) return
  const about = {
    language: await findLanguage(db, link.company_id),
    linkName: link.name,
    at: new Date(now * 1000),
    url: `${context.config.publicUrl}/application/${link.application_id}`,
    appId: link.application_id,
  }
  const recipients = new Set(link.update_emails as string[])
  // Anybody's address can be written into a link, so letters are bounded by company as well: many links must not flood strangers.
  const ask = { companyId: link.company_id, quota: 'letters', limit: A_DAY, companyLimit: 'lettersPerDay' }
  const quota = await takeQuota(db, { ...ask, amount: recipients.size, atSeconds: now })
  if (!quota.isTaken) return
  for (const to of recipients) await context.mail.queue(db, linkOpenedMail({ to, ...about }))
}
