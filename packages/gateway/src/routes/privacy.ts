import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { eraseCandidate } from '../services/privacy/erase.ts'
import { exportCompany, getExport, listExports } from '../services/privacy/exports.ts'

export const privacyHandlers = {
  exportCompany: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    handle: (context, actor) => exportCompany(context, actor),
  },
  listExports: { ...plain, handle: (context, actor) => listExports(context, actor) },
  getExport: { ...plain, handle: (context, actor, { params }) => getExport(context, actor, params.exportId) },
  eraseCandidate: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    handle: (context, actor, { body }) => eraseCandidate(context, actor, body),
  },
} satisfies Partial<Handlers>
