import { route } from '../route.ts'
import type { AuditQuery, AuditRecord } from '../schemas/audit.ts'

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
