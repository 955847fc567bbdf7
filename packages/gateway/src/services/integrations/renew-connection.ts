import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '@tabard/contract'
import type { Connection } from '../../connectors/connector.ts'
import { ConnectorError, isConnectorError } from '../../connectors/errors.ts'
import type { Context } from '../../context.ts'
import { companyDb } from '../../store/db.ts'
import { changeInTurn, findIntegration, takeTurn } from '../../store/integrations.ts'
import { endConnection } from './end-connection.ts'
import { connectorIo, settingsOf } from './connector-io.ts'
import { openConnection, sealConnection } from './sealed.ts'

/** A renewal takes at most the first; another gateway may begin one only after the second. */
const RENEW_MS = 30_000
const TURN_MS = 45_000
const POLL_MS = 150

/**
 * A new session in place of the one that `version` was. Refresh tokens may work only once, so one gateway alone renews,
 * and the others wait for what it gets. The turn is a mark on the row and no transaction: those must not stay open while
 * another's server is asked. @throws ConnectorError
 */
export async function renewConnection(
  context: Context,
  companyId: string,
  platform: Platform,
  version: number,
): Promise<{ connection: Connection; version: number }> {
  const db = companyDb(context.store, companyId)
  const by = randomUUID()
  const giveUpAt = Date.now() + TURN_MS
  for (;;) {
    const nowMs = Date.now()
    if (await takeTurn(db, { platform, version, by, nowMs, untilMs: nowMs + TURN_MS })) break
    const row = await findIntegration(db, platform)
    if (!row || row.status !== 'connected') throw new ConnectorError('reconnect', 'the connection has ended')
    if (row.connection_version !== version) {
      const connection = openConnection(context, row)
      if (connection) return { connection, version: row.connection_version }
    }
    if (nowMs > giveUpAt) throw new ConnectorError('unavailable', 'another renewal does not end')
    await wait(POLL_MS)
  }
  return renewInTurn(context, companyId, platform, { by, version })
}

async function renewInTurn(
  context: Context,
  companyId: string,
  platform: Platform,
  { by, version }: { by: string; version: number },
): Promise<{ connection: Connection; version: number }> {
  const db = companyDb(context.store, companyId)
  const io = connectorIo(context, Date.now() + RENEW_MS)
  const write = async (endTurn: boolean, change: Parameters<typeof changeInTurn>[2]): Promise<void> => {
    // Somebody set the integration up anew meanwhile, so the new session belongs to no connection.
    if (!(await changeInTurn(db, { platform, by, endTurn }, change)))
      throw new ConnectorError('unavailable', 'the connection was changed meanwhile')
  }
  // Read once we have the turn: another gateway may have stored a session and then failed.
  const row = await findIntegration(db, platform)
  const before = row && openConnection(context, row)
  if (!row || !before) throw new ConnectorError('reconnect', 'the connection has ended')
  try {
    const connection = await context.connectors[platform].renew(io, settingsOf(context, row), before, (kept) =>
      write(false, { sealed_connection: sealConnection(context, row, kept) }),
    )
    const change = { sealed_connection: sealConnection(context, row, connection), connection_version: version + 1 }
    await write(true, change)
    return { connection, version: version + 1 }
  } catch (error) {
    if (isConnectorError(error, 'reconnect')) await endConnection(context, companyId, { platform, by })
    else await changeInTurn(db, { platform, by, endTurn: true }, {})
    throw error
  }
}
