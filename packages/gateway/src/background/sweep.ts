import { nowSeconds, type Context } from '../context.ts'
import type { Transport } from '../mail/transport.ts'
import { systemDb } from '../store/db.ts'
import { deleteLettersBefore } from '../store/letters.ts'
import { removeOauthStatesBefore } from '../store/oauth-states.ts'
import { removeExpiredCodes } from '../store/refresh-codes.ts'
import { removeEventsBefore } from '../store/telemetry-events.ts'

const HOUR_MS = 3_600_000
const KEEP_EVENTS_SECONDS = 90 * 86_400
/** How long letters stay: those that were not sent, and the records of those that a mail server refused. */
const KEEP_MAIL_MS = 7 * 24 * HOUR_MS

/** Removes expired data once an hour. Several gateways may do so at the same time. */
export function startSweep(context: Context, transport: Transport): () => void {
  const sweep = (): void => {
    forgetOld(context, transport).catch((error: unknown) =>
      context.log.warn({ err: error }, 'What has expired could not be removed'),
    )
  }
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function forgetOld(context: Context, transport: Transport): Promise<void> {
  const db = systemDb(context.store)
  const oldMail = context.clock.now() - KEEP_MAIL_MS
  await removeExpiredCodes(db, nowSeconds(context.clock))
  await removeOauthStatesBefore(db, nowSeconds(context.clock))
  await removeEventsBefore(db, nowSeconds(context.clock) - KEEP_EVENTS_SECONDS)
  await deleteLettersBefore(db, oldMail)
  await transport.clear(oldMail)
}
