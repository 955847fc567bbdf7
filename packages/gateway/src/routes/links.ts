import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { getAccess } from '../services/access.ts'
import { exchangeShortLink } from '../services/links/exchange.ts'
import { createLink, listLinks, setLinkExpiry, updateLink } from '../services/links/links.ts'
import { refreshSignature } from '../services/links/refresh.ts'
import { recordView } from '../services/links/views.ts'

export const linksHandlers = {
  listLinks: { ...plain, handle: (context, actor, { params }) => listLinks(context, actor, params.appId) },
  createLink: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, body }) => createLink(context, actor, { ...params, draft: body }),
  },
  updateLink: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, body }) => updateLink(context, actor, { ...params, change: body }),
  },
  setLinkExpiry: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, query }) =>
      setLinkExpiry(context, actor, { ...params, newExpiry: query.newExpiry }),
  },
  exchangeShortLink: {
    ...plain,
    rate: 'exchange',
    answer: 'secret',
    handle: (context, _actor, { params }) => exchangeShortLink(context, params.shortId),
  },
  recordView: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, body, caller }) =>
      recordView(context, actor, { ...params, seconds: body?.seconds ?? 0, userAgent: caller.userAgent }),
  },
  refreshToken: {
    ...plain,
    rate: 'refresh',
    answer: 'secret',
    handle: (context, actor) => refreshSignature(context, actor.code),
  },
  getAccess: {
    ...plain,
    answer: 'secret',
    handle: (context, actor, { query }) => getAccess(context, actor, query),
  },
} satisfies Partial<Handlers>
