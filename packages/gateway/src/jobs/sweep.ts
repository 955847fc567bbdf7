import { nowSeconds, type Context } from '../context.ts'
import { systemDb } from '../store/db.ts'
import { removeExpiredCodes } from '../store/refresh-codes.ts'

const HOUR_MS = 3_600_000

/** Once an hour, forgets refresh codes that no longer mean anything. Several gateways doing so do no harm. */
export function startSweep(context: Context): () => void {
  const sweep = (): void => {
    removeExpiredCodes(systemDb(context.store), nowSeconds(context.clock)).catch((error: unknown) =>
      context.log.warn({ err: error }, 'Expired refresh codes could not be removed'),
    )
  }
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
