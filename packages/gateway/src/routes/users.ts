import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'
import { createUser } from '../services/users/create.ts'
import { deleteUser } from '../services/users/delete.ts'
import { listUsers } from '../services/users/list.ts'
import { getUserPhoto, putUserPhoto } from '../services/users/photo.ts'
import { updateProfile } from '../services/users/profile.ts'
import { resendInvitation } from '../services/users/resend-invitation.ts'
import { updateUser } from '../services/users/update.ts'
import { withdrawSignatures } from '../services/users/withdraw-signatures.ts'

export const usersHandlers = {
  createUser: {
    ...plain,
    rate: 'invite',
    quota: 'invitations',
    handle: (context, actor, { body }) => createUser(context, actor, body),
  },
  listUsers: { ...plain, handle: (context, actor, { query }) => listUsers(context, actor, query.userId) },
  updateUser: { ...plain, handle: (context, actor, { body }) => updateUser(context, actor, body) },
  updateProfile: { ...plain, handle: (context, actor, { body }) => updateProfile(context, actor, body) },
  deleteUser: { ...plain, handle: (context, actor, { query }) => deleteUser(context, actor, query) },
  resendInvitation: {
    ...plain,
    rate: 'invite',
    quota: 'invitations',
    handle: (context, actor, { body }) => resendInvitation(context, actor, body.userId),
  },
  withdrawSignatures: {
    ...plain,
    handle: (context, actor, { query }) => withdrawSignatures(context, actor, query.userId),
  },
  getUserPhoto: { ...plain, handle: (context, actor, { query }) => getUserPhoto(context, actor, query.user_id) },
  putUserPhoto: {
    ...plain,
    bodyMaxBytes: 5_000_000,
    rate: 'upload',
    handle: (context, actor, { query, body }) => putUserPhoto(context, actor, { userId: query.user_id, bytes: body }),
  },
} satisfies Partial<Handlers>
