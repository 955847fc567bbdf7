import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { listAudit } from '../services/audit/list.ts'

export const auditHandlers = {
  listAudit: { ...plain, handle: (context, actor, { query }) => listAudit(context, actor, query) },
} satisfies Partial<Handlers>
