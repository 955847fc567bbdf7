import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { recordVisit } from '../../store/link-views.ts'
import { tellOpened } from './tell-opened.ts'

/** Programs that open links before a person does: mail scanners, previews, crawlers. Cubot makes phones. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scanner|safelinks|mimecast|proofpoint|barracuda|headless(?!chrome)|facebookexternalhit|whatsapp|slack|telegram|curl\/|wget\/|python-|go-http-client|okhttp|^$/i

/** Counts a visit of a link, once a session. The team's own looks and programs' do not count. */
export async function recordView(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { sessionId: string; seconds: number; userAgent: string },
): Promise<{ counted: boolean }> {
  if (actor.kind !== 'signature' || actor.linkId === undefined || ROBOT.test(input.userAgent)) return { counted: false }
  const { companyId, linkId } = actor
  const counted = await inTransaction(companyDb(context.store, companyId), async (db) => {
    const isNew = await recordVisit(db, {
      companyId,
      linkId,
      sessionId: input.sessionId,
      atSeconds: nowSeconds(context.clock),
      seconds: Math.round(input.seconds),
    })
    if (isNew) await tellOpened(context, db, linkId)
    return isNew
  })
  return { counted }
}
