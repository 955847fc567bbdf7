import type { Handlers } from '../http/serve.ts'
import { createUser } from '../services/users/create.ts'
import { deleteUser } from '../services/users/delete.ts'
import { listUsers } from '../services/users/list.ts'
import { getUserPhoto, putUserPhoto } from '../services/users/photo.ts'
import { updateProfile } from '../services/users/profile.ts'
import { resendInvitation } from '../services/users/resend-invitation.ts'
import { updateUser } from '../services/users/update.ts'
import { withdrawSignatures } from '../services/users/withdraw-signatures.ts'

export const usersHandlers = {
  createUser: (context, actor, { body }) => createUser(context, actor, body),
  listUsers: (context, actor, { query }) => listUsers(context, actor, query.userId),
  updateUser: (context, actor, { body }) => updateUser(context, actor, body),
  updateProfile: (context, actor, { body }) => updateProfile(context, actor, body),
  deleteUser: (context, actor, { query }) => deleteUser(context, actor, query),
  resendInvitation: (context, actor, { body }) => resendInvitation(context, actor, body.userId),
  withdrawSignatures: (context, actor, { query }) => withdrawSignatures(context, actor, query.userId),
  getUserPhoto: (context, actor, { query }) => getUserPhoto(context, actor, query.user_id),
  putUserPhoto: (context, actor, { query, body }) =>
    putUserPhoto(context, actor, { userId: query.user_id, bytes: body }),
} satisfies Partial<Handlers>
