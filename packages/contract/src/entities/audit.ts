/**
 * What was done, by whom and to what. It holds ids only, because a name or an address would outlive its erasure here.
 */
export interface AuditRecord {
  id: number
  /** A user id, `link:<id>` for a visitor, or `system`. */
  actor: string
  /** Such as `link-created`, `role-changed`, `exported`. */
  action: string
  subject: string
  /** Seconds since 1970. */
  at: number
  details: Record<string, unknown>
}
