import * as v from 'valibot'
import { boundedJson, none, nothing, onlyAttributes } from '../basics.ts'
import * as clients from '../client.ts'
import type * as routes from '../../routes/clients.ts'
import type { SchemasFor } from '../schemas-for.ts'

const keyId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not a key'))

export const clientsSchemas: SchemasFor<typeof routes> = {
  createClient: {
    query: nothing,
    body: clients.newClient,
    response: v.strictObject({ id: v.string(), clientName: v.string(), subdomain: v.string() }),
  },
  getClient: { query: onlyAttributes, body: none, response: clients.client },
  actOnClient: { query: clients.clientAction, body: v.optional(boundedJson(200)), response: clients.client },
  updateClient: {
    query: nothing,
    body: v.strictObject({ updates: clients.clientUpdates, changesOnly: v.optional(v.boolean()) }),
    response: clients.changedClient,
  },
  getPublicClient: { query: onlyAttributes, body: none, response: clients.publicClient },
  listApiKeys: { query: nothing, body: none, response: v.object({ keys: v.array(clients.apiKey) }) },
  createApiKey: {
    query: nothing,
    body: v.strictObject({ name: clients.plainName(120) }),
    response: clients.newApiKey,
  },
  revokeApiKey: { query: v.strictObject({ keyId }), body: none, response: v.object({ keyId: v.string() }) },
}
