import * as v from 'valibot'
import { line, wholeNumber } from './basics.ts'

export const auditRecord = v.object({
  id: v.number(),
  /** A user id, `link:<id>` for a visitor, or `system`. */
  actor: v.string(),
  /** Such as `link-created`, `role-changed`, `exported`. */
  action: v.string(),
  subject: v.string(),
  /** Seconds since 1970. */
  at: v.number(),
  details: v.record(v.string(), v.unknown()),
})
/**
 * What was done, by whom and to what. It holds ids only, because a name or an address would outlive its erasure here.
 */
export type AuditRecord = v.InferOutput<typeof auditRecord>

export const auditQuery = v.strictObject({
  /** Only this kind of act. */
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'is not an act'))),
  /** Only what was done to this record. */
  subject: v.optional(line(200)),
  /** The most entries, up to 500; 100 if it is left out. */
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(500))),
  /** Continues after the last answer, with its `next`. */
  before: v.optional(v.pipe(wholeNumber, v.minValue(1))),
})
export type AuditQuery = v.InferOutput<typeof auditQuery>
