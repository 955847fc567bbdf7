import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { getPublicUrl, getUrl } from '../services/urls/urls.ts'

export const urlsHandlers = {
  getUrl: {
    ...plain,
    rate: 'apiKey',
    answer: 'secret',
    handle: (context, actor, { query }) => getUrl(context, actor, query),
  },
  getPublicUrl: {
    ...plain,
    rate: 'publicUrl',
    handle: (context, _actor, { query }) => Promise.resolve(getPublicUrl(context, query)),
  },
} satisfies Partial<Handlers>
