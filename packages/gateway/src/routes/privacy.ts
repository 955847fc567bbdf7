import type { Handlers } from '../http/serve.ts'
import { eraseCandidate } from '../services/privacy/erase.ts'
import { exportCompany, getExport, listExports } from '../services/privacy/exports.ts'

export const privacyHandlers = {
  exportCompany: (context, actor) => exportCompany(context, actor),
  listExports: (context, actor) => listExports(context, actor),
  getExport: (context, actor, { params }) => getExport(context, actor, params.exportId),
  eraseCandidate: (context, actor, { body }) => eraseCandidate(context, actor, body),
} satisfies Partial<Handlers>
