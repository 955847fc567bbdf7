import { none, onlyAttributes } from '../basics.ts'
import { client } from '../client.ts'
import type * as routes from '../../routes/clients.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const clientsSchemas: SchemasFor<typeof routes> = {
  getClient: { query: onlyAttributes, body: none, response: client },
}
