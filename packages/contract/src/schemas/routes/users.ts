import * as v from 'valibot'
import { none, userId } from '../basics.ts'
import { user } from '../client.ts'
import type * as routes from '../../routes/users.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const usersSchemas: SchemasFor<typeof routes> = {
  listUsers: {
    query: v.strictObject({ userId: v.optional(userId) }),
    body: none,
    response: v.object({ users: v.array(user) }),
  },
}
