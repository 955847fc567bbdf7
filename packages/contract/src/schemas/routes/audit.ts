import * as v from 'valibot'
import type { AuditRecord } from '../../entities/audit.ts'
import type * as routes from '../../routes/audit.ts'
import { line, none, wholeNumber } from '../basics.ts'
import type { SchemasFor } from '../schemas-for.ts'

const record: v.GenericSchema<AuditRecord> = v.object({
  id: v.number(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  at: v.number(),
  details: v.record(v.string(), v.unknown()),
})

export const auditSchemas: SchemasFor<typeof routes> = {
  listAudit: {
    query: v.strictObject({
      action: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'is not an act'))),
      subject: v.optional(line(200)),
      limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(500))),
      before: v.optional(v.pipe(wholeNumber, v.minValue(1))),
    }),
    body: none,
    response: v.object({ entries: v.array(record), next: v.nullable(v.number()) }),
  },
}
