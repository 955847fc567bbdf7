import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { createLogo, deleteLogo, getLogo, listLogos } from '../services/company/logos.ts'

export const logosHandlers = {
  getLogo: {
    ...plain,
    answer: 'kept',
    handle: (context, actor, { query }) => getLogo(context, actor, query.fileName),
  },
  listLogos: { ...plain, handle: (context, actor) => listLogos(context, actor) },
  deleteLogo: { ...plain, handle: (context, actor, { query }) => deleteLogo(context, actor, query.fileName) },
  createLogo: {
    ...plain,
    isCostly: true,
    bodyMaxBytes: 4_100_000,
    handle: (context, actor, { body }) => createLogo(context, actor, body),
  },
} satisfies Partial<Handlers>
