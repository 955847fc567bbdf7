import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/** Counts over all companies, for the operator's metrics. Run as the system. */
export async function readStateCounts(
  db: Db,
): Promise<{ mail: { waiting: number; refused: number }; rounds: Record<string, number> }> {
  const [mail, rounds] = await db.scope.run([
    raw`select count(*) filter (where sent_at is null and failure is null)::integer as waiting,
               count(*) filter (where failure is not null)::integer as refused from mail_outbox`.compile(db.sql),
    db.sql.selectFrom('rounds').select(['name', 'last_at']).compile(),
  ])
  const row = mail?.rows[0]
  return {
    mail: { waiting: Number(row?.['waiting'] ?? 0), refused: Number(row?.['refused'] ?? 0) },
    rounds: Object.fromEntries((rounds?.rows ?? []).map((round) => [String(round['name']), Number(round['last_at'])])),
  }
}
