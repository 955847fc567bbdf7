import type { Handlers } from '../http/serve.ts'
import { getPublicUrl, getUrl } from '../services/urls/urls.ts'

export const urlsHandlers = {
  getUrl: (context, actor, { query }) => getUrl(context, actor, query),
  getPublicUrl: (context, _actor, { query }) => Promise.resolve(getPublicUrl(context, query)),
} satisfies Partial<Handlers>
