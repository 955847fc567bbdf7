import type { AuditQuery, AuditRecord } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { listAudit as readAudit } from '../../store/audit.ts'
import { companyDb } from '../../store/db.ts'

const PAGE = 100

/** The company's own acts, a page at a time. */
export async function listAudit(
  context: Context,
  actor: UserActor,
  { limit = PAGE, ...filter }: AuditQuery,
): Promise<{ entries: AuditRecord[]; next: number | null }> {
  const rows = await readAudit(companyDb(context.store, actor.companyId), filter, limit + 1)
  const entries = rows.slice(0, limit).map(({ company_id: _company, ...entry }) => entry)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}
