import type { Handlers } from '../http/serve.ts'
import { createLogo, deleteLogo, getLogo, listLogos } from '../services/company/logos.ts'

export const logosHandlers = {
  getLogo: (context, actor, { query }) => getLogo(context, actor, query.fileName),
  listLogos: (context, actor) => listLogos(context, actor),
  deleteLogo: (context, actor, { query }) => deleteLogo(context, actor, query.fileName),
  createLogo: (context, actor, { body }) => createLogo(context, actor, body),
} satisfies Partial<Handlers>
