import type { Db } from './db.ts'
import type { NewTelemetryEvent } from './schema.ts'

export async function insertEvents(db: Db, rows: readonly NewTelemetryEvent[]): Promise<void> {
  await db.scope.query(db.sql.insertInto('telemetry_events').values([...rows]))
}

/** Run as the system. */
export async function removeEventsBefore(db: Db, receivedAt: number): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('telemetry_events').where('received_at', '<', receivedAt))
}
