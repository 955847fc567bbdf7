import { AppError, type Platform } from '@tabard/contract'
import type { Connection, Connector, ConnectorIo } from '../../connectors/connector.ts'
import { isConnectorError } from '../../connectors/errors.ts'
import type { Context } from '../../context.ts'
import { companyDb } from '../../store/db.ts'
import { findIntegration } from '../../store/integrations.ts'
import { connectorIo, rethrow } from './connector-io.ts'
import { renewConnection } from './renew-connection.ts'
import { openConnection } from './sealed.ts'

/** For one question as a whole, pauses and a renewal included. */
const DEADLINE_MS = 60_000

/** The corporation or tenant of the record; the connected one unless given. */
export interface About {
  platform: Platform
  externalClientId?: string | undefined
}

/**
 * Asks a company's applicant system. When the session has ended it is renewed, and the question repeated once.
 * @throws AppError of the `integration_…` family, or `not_found` where another corporation's records are meant
 */
export async function withConnection<Result>(
  context: Context,
  companyId: string,
  { platform, externalClientId }: About,
  work: (connector: Connector, io: ConnectorIo, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const row = await findIntegration(companyDb(context.store, companyId), platform)
  if (!row || row.status === 'set-up') throw new AppError('integration_not_connected')
  if (row.status === 'reconnect-needed') throw new AppError('integration_reconnect')
  const connection = openConnection(context, row)
  if (!connection) throw new AppError('integration_not_connected')
  if (externalClientId !== undefined && externalClientId !== connection.externalClientId)
    throw new AppError('not_found')
  const connector = context.connectors[platform]
  const io = connectorIo(context, Date.now() + DEADLINE_MS)
  try {
    return await work(connector, io, connection)
  } catch (error) {
    if (!isConnectorError(error, 'expired')) return rethrow(context, platform, error)
  }
  try {
    const renewed = await renewConnection(context, companyId, platform, row.connection_version)
    return await work(connector, io, renewed.connection)
  } catch (error) {
    return rethrow(context, platform, error)
  }
}
