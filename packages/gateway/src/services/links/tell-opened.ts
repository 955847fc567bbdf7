import { nowSeconds, type Context } from '../../context.ts'
import { linkOpenedMail } from '../../mail/texts/link-opened.ts'
import { takeQuota } from '../../store/company-usage.ts'
import { findLanguage } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import { countVisitsSince } from '../../store/link-views.ts'
import { findLink } from '../../store/links.ts'

const HOUR = 3600
/** A visitor makes up the sessions: beyond this many in an hour nobody wants a letter for each. */
const MOST_AN_HOUR = 10
/** Letters of a company, where its limits say nothing else. */
const A_DAY = 500

/** Writes to whoever asked to be told that this link was opened, in the transaction that counts the visit. */
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
  // Names and addresses are whatever somebody wrote into a link: many links must not make us send many strangers many letters.
  const ask = { companyId: link.company_id, quota: 'letters', limit: A_DAY, companyLimit: 'lettersPerDay' }
  const quota = await takeQuota(db, { ...ask, amount: recipients.size, atSeconds: now })
  if (!quota.isTaken) return
  for (const to of recipients) await context.mail.queue(db, linkOpenedMail({ to, ...about }))
}
