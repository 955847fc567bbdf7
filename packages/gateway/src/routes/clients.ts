import type { Handlers } from '../http/serve.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../services/api-keys/api-keys.ts'
import { actOnClient } from '../services/company/act.ts'
import { getClient } from '../services/company/client.ts'
import { createClient } from '../services/company/create.ts'
import { getPublicClient } from '../services/company/public-client.ts'
import { updateClient } from '../services/company/update.ts'

export const clientsHandlers = {
  createClient: (context, _actor, { body, caller }) => createClient(context, { body, ip: caller.ip }),
  getClient: (context, actor, { query }) => getClient(context, actor, query.attributes),
  actOnClient: (context, actor, { query, body }) => actOnClient(context, actor, { action: query, body }),
  updateClient: (context, actor, { body }) => updateClient(context, actor, body),
  getPublicClient: (context, actor, { query }) => getPublicClient(context, actor, query.attributes),
  listApiKeys: (context, actor) => listApiKeys(context, actor),
  createApiKey: (context, actor, { body }) => createApiKey(context, actor, body.name),
  revokeApiKey: (context, actor, { query }) => revokeApiKey(context, actor, query.keyId),
} satisfies Partial<Handlers>
