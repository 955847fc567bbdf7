import { AppError } from '@tabard/contract'
import { DatabaseError, readDatabaseError } from './database-error.ts'

/**
 * Whether a prepared statement is no longer valid, because another gateway migrated the schema or a connection pooler
 * before Postgres changed the session. Nothing of the message was done, so it can be sent again on a new connection.
 */
export function isOutdated(error: unknown): boolean {
  const fields = readDatabaseError(error)
  return fields?.code === '26000' || (fields?.code === '0A000' && fields.message.includes('cached plan'))
}

/** Whether Postgres cannot be reached or is restarting. The statement itself is not at fault. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && /^(?:57P0[1-5]|08...|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code)) return true
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}

/** What the store's callers are told of the driver's error: that the database is busy, or which rule of it was broken. */
export function translateError(error: unknown): unknown {
  if (isUnavailable(error)) return new AppError('busy', { details: { reason: 'database_busy' }, cause: error })
  const fields = readDatabaseError(error)
  return fields === undefined ? error : new DatabaseError(fields, { cause: error })
}
