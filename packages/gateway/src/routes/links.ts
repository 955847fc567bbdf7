import type { Handlers } from '../http/serve.ts'
import { getAccess } from '../services/access.ts'
import { exchangeShortLink } from '../services/links/exchange.ts'
import { createLink, listLinks, setLinkExpiry, updateLink } from '../services/links/links.ts'
import { refreshSignature } from '../services/links/refresh.ts'
import { recordView } from '../services/links/views.ts'

export const linksHandlers = {
  listLinks: (context, actor, { params }) => listLinks(context, actor, params.appId),
  createLink: (context, actor, { params, body }) => createLink(context, actor, { ...params, draft: body }),
  updateLink: (context, actor, { params, body }) => updateLink(context, actor, { ...params, change: body }),
  setLinkExpiry: (context, actor, { params, query }) =>
    setLinkExpiry(context, actor, { ...params, newExpiry: query.newExpiry }),
  exchangeShortLink: (context, _actor, { params }) => exchangeShortLink(context, params.shortId),
  recordView: (context, actor, { params, body, caller }) =>
    recordView(context, actor, { ...params, seconds: body?.seconds ?? 0, userAgent: caller.userAgent }),
  refreshToken: (context, actor) => refreshSignature(context, actor.code),
  getAccess: (context, actor, { query }) => getAccess(context, actor, query),
} satisfies Partial<Handlers>
