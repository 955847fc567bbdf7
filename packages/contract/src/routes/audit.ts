import type { AuditRecord } from '../entities/audit.ts'
import { route } from '../route.ts'

export interface AuditQuery {
  /** One kind of act alone. */
  action?: string
  /** What was done to this record alone. */
  subject?: string
  /** How many at most; 100 unless told, 500 at most. */
  limit?: number
  /** Goes on behind the last answer: its `next`. */
  before?: number
}

/** Ours: the specification names no call for it, and its admins must be able to ask. */
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
