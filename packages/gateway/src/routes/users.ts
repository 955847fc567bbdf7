import type { Handlers } from '../http/handlers.ts'
import { bodies, filesWithin, plain } from '../http/policy.ts'
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
    body: bodies.fields,
    rate: 'invite',
    quota: 'invitations',
    handle: (context, actor, { body }) => createUser(context, actor, body),
  },
  listUsers: { ...plain, handle: (context, actor, { query }) => listUsers(context, actor, query.userId) },
  updateUser: { ...plain, body: bodies.fields, handle: (context, actor, { body }) => updateUser(context, actor, body) },
  updateProfile: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => updateProfile(context, actor, body),
  },
  deleteUser: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query }) => deleteUser(context, actor, query),
  },
  resendInvitation: {
    ...plain,
    body: bodies.fields,
    rate: 'invite',
    quota: 'invitations',
    handle: (context, actor, { body }) => resendInvitation(context, actor, body.userId),
  },
  withdrawSignatures: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query }) => withdrawSignatures(context, actor, query.userId),
  },
  getUserPhoto: { ...plain, handle: (context, actor, { query }) => getUserPhoto(context, actor, query.user_id) },
  putUserPhoto: {
    ...plain,
    body: filesWithin(5_000_000),
    rate: 'upload',
    handle: (context, actor, { query, body }) => putUserPhoto(context, actor, { userId: query.user_id, bytes: body }),
  },
} satisfies Partial<Handlers>
