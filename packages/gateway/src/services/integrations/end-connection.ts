import { platforms, type Platform } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { noticeMail } from '../../mail/texts/notice.ts'
import { findLanguage } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeInTurn, findIntegration } from '../../store/integrations.ts'
import { findUser } from '../../store/users.ts'

/** Marks a connection that only a person can renew, and tells the user who made it, once. The gateway with the turn does so. */
export async function endConnection(
  context: Context,
  companyId: string,
  { platform, by }: { platform: Platform; by: string },
): Promise<void> {
  await inTransaction(companyDb(context.store, companyId), async (db) => {
    const row = await findIntegration(db, platform)
    if (!(await changeInTurn(db, { platform, by, endTurn: true }, { status: 'reconnect-needed' }))) return
    const user = row?.connected_by ? await findUser(db, row.connected_by) : undefined
    if (!user || user.disabled) return
    await context.mail.queue(
      db,
      noticeMail({
        to: user.email,
        language: await findLanguage(db, companyId),
        letter: (words) => words.connectionEnded(platforms[platform]),
        url: `${context.config.publicUrl}/`,
      }),
    )
  })
}
