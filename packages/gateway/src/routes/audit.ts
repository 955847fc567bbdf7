import type { Handlers } from '../http/serve.ts'
import { listAudit } from '../services/audit/list.ts'

export const auditHandlers = {
  listAudit: (context, actor, { query }) => listAudit(context, actor, query),
} satisfies Partial<Handlers>
