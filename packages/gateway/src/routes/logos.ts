import type { Handlers } from '../http/serve.ts'
import { createLogo, getLogo } from '../services/company/logos.ts'

export const logosHandlers = {
  getLogo: (context, actor, { query }) => getLogo(context, actor, query.fileName),
  createLogo: (context, actor, { body }) => createLogo(context, actor, body),
} satisfies Partial<Handlers>
