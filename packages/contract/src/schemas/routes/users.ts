import * as v from 'valibot'
import { none, nothing, seconds, userId } from '../basics.ts'
import * as users from '../user.ts'
import type * as routes from '../../routes/users.ts'
import type { SchemasFor } from '../schemas-for.ts'

const maybeUser = v.strictObject({ userId: v.optional(userId) })
const photoQuery = v.strictObject({ user_id: userId })

export const usersSchemas: SchemasFor<typeof routes> = {
  createUser: { query: nothing, body: users.newUser, response: users.user },
  listUsers: { query: maybeUser, body: none, response: v.object({ users: v.array(users.user) }) },
  updateUser: { query: nothing, body: users.userChange, response: users.user },
  updateProfile: { query: nothing, body: users.profileUpdate, response: users.user },
  deleteUser: { query: users.deletedUserQuery, body: none, response: v.object({ userId: v.string() }) },
  resendInvitation: {
    query: nothing,
    body: v.strictObject({ userId }),
    response: v.object({ userId: v.string(), email: v.string() }),
  },
  withdrawSignatures: {
    query: maybeUser,
    body: none,
    response: v.object({ userId: v.string(), since: seconds }),
  },
  getUserPhoto: { query: photoQuery, body: none, response: users.userPhoto },
  putUserPhoto: { query: photoQuery, body: v.instance(Uint8Array), response: users.userPhoto },
}
