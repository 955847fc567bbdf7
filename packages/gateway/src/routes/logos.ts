import type { Handlers } from '../http/handlers.ts'
import { bodies, filesWithin, plain } from '../http/policy.ts'
import { createLogo, deleteLogo, getLogo, listLogos } from '../services/company/logos.ts'

export const logosHandlers = {
  getLogo: {
    ...plain,
    answer: 'kept',
    handle: (context, actor, { query }) => getLogo(context, actor, query.fileName),
  },
  listLogos: { ...plain, handle: (context, actor) => listLogos(context, actor) },
  deleteLogo: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query }) => deleteLogo(context, actor, query.fileName),
  },
  createLogo: {
    ...plain,
    isCostly: true,
    body: filesWithin(4_100_000),
    handle: (context, actor, { body }) => createLogo(context, actor, body),
  },
} satisfies Partial<Handlers>
