import * as v from 'valibot'
import type * as routes from '../../routes/audit.ts'
import { auditQuery, auditRecord } from '../audit.ts'
import { none } from '../basics.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const auditSchemas: SchemasFor<typeof routes> = {
  listAudit: {
    query: auditQuery,
    body: none,
    response: v.object({ entries: v.array(auditRecord), next: v.nullable(v.number()) }),
  },
}
