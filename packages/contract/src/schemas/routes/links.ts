import * as v from 'valibot'
import * as link from '../link.ts'
import { none, nothing } from '../basics.ts'
import type * as routes from '../../routes/links.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const linksSchemas: SchemasFor<typeof routes> = {
  listLinks: { query: nothing, body: none, response: v.object({ links: v.array(link.link) }) },
  createLink: { query: nothing, body: link.linkDraft, response: link.link },
  updateLink: { query: nothing, body: link.linkChange, response: link.link },
  setLinkExpiry: { query: link.expiryQuery, body: none, response: link.link },
  exchangeShortLink: { params: link.shortIdParams, query: nothing, body: none, response: link.linkGrant },
  recordView: {
    params: link.sessionIdParams,
    query: nothing,
    body: link.viewBody,
    response: v.object({ counted: v.boolean() }),
  },
  refreshToken: { query: nothing, body: none, response: link.signatureGrant },
  getAccess: { query: link.accessQuery, body: none, response: link.signatureGrant },
}
