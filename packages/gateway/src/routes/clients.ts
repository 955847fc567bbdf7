import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../services/api-keys/api-keys.ts'
import { actOnClient } from '../services/company/act.ts'
import { getClient } from '../services/company/client.ts'
import { createClient } from '../services/company/create.ts'
import { getPublicClient } from '../services/company/public-client.ts'
import { updateClient } from '../services/company/update.ts'

export const clientsHandlers = {
  createClient: {
    ...plain,
    body: bodies.fields,
    rate: 'newCompany',
    handle: (context, _actor, { body, caller }) => createClient(context, { body, ip: caller.ip }),
  },
  getClient: { ...plain, handle: (context, actor, { query }) => getClient(context, actor, query.attributes) },
  actOnClient: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query, body }) => actOnClient(context, actor, { action: query, body }),
  },
  updateClient: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => updateClient(context, actor, body),
  },
  getPublicClient: {
    ...plain,
    rate: 'apiKey',
    handle: (context, actor, { query }) => getPublicClient(context, actor, query.attributes),
  },
  listApiKeys: { ...plain, handle: (context, actor) => listApiKeys(context, actor) },
  createApiKey: {
    ...plain,
    body: bodies.fields,
    answer: 'secret',
    handle: (context, actor, { body }) => createApiKey(context, actor, body.name),
  },
  revokeApiKey: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query }) => revokeApiKey(context, actor, query.keyId),
  },
} satisfies Partial<Handlers>
