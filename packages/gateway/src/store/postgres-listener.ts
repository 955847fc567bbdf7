import pg from 'pg'
import type { StoreLog } from './store-log.ts'

const SLOWEST_RETRY_MS = 30_000

/**
 * Listens to one channel on a separate connection, and connects again when it breaks, until it is closed.
 * The first connection must succeed. `onConnected` is called after each one, because messages may have been missed.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  onConnected: () => void,
  log: StoreLog | undefined,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isWanted = true
  let retry: NodeJS.Timeout | undefined
  let attempts = 0

  await connect()
  return async () => {
    isWanted = false
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'tabard listener', keepAlive: true })
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    attempts = 0
    onConnected()
  }

  function lost(which: pg.Client): void {
    if (!isWanted || which !== client) return
    client = undefined
    log?.warn({ channel }, 'The listening connection was lost')
    tryAgain()
  }

  function tryAgain(): void {
    attempts += 1
    retry = setTimeout(
      () => {
        if (isWanted) connect().catch(tryAgain)
      },
      Math.min(SLOWEST_RETRY_MS, 500 * 2 ** Math.min(attempts, 6)),
    )
    retry.unref()
  }
}
