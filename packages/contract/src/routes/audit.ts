import type { AuditRecord } from '../entities/audit.ts'
import { route } from '../route.ts'

export interface AuditQuery {
  /** Only this kind of act. */
  action?: string
  /** Only what was done to this record. */
  subject?: string
  /** The most entries, up to 500; 100 if it is left out. */
  limit?: number
  /** Continues after the last answer, with its `next`. */
  before?: number
}

/** Ours: the specification has no such call, and its admins must be able to read the audit log. */
export const listAudit = route<{
  params: Record<never, string>
  query: AuditQuery
  body: undefined
  response: { entries: AuditRecord[]; next: number | null }
}>()({
  method: 'get',
  api: 'main',
  path: '/audit',
  access: 'session',
  needs: ['settings', 'write'],
  summary: "The company's audit log, newest first.",
  errors: [],
})
