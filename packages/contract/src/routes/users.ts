import type { UserId } from '../ids.ts'
import type { Role } from '../permissions.ts'
import { route } from '../route.ts'
import type { ProfileUpdate, User, UserPhoto } from '../schemas/user.ts'

type None = Record<never, string>

export const createUser = route<{
  params: None
  query: None
  body: ProfileUpdate & { email: string; name: string; userRole: Role }
  response: User
}>()({
  method: 'post',
  api: 'main',
  path: '/users',
  access: 'session',
  needs: ['settings', 'write'],
  summary: 'Invites somebody by mail, with a temporary password that they change when they first come.',
  errors: ['email_taken'],
})

export const listUsers = route<{
  params: None
  query: { userId?: UserId }
  body: undefined
  response: { users: User[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/users',
  access: 'session',
  summary: 'The team, or the one user asked for.',
  errors: ['not_found'],
})

export const updateUser = route<{
  params: None
  query: None
  body: {
    userId: UserId
    /** Must be the caller's own if it is sent. */
    email?: string
    name?: string
    userRole?: Role
    disabled?: boolean
    /** Accepted and not used, because the headers say who calls. */
    accessIdToken?: string
  }
  response: User
}>()({
  method: 'put',
  api: 'main',
  path: '/users',
  access: 'session',
  needs: ['settings', 'write'],
  summary: "Changes somebody's name or role, or whether they may come in. Bites at once. The last admin stays one.",
  errors: ['not_found', 'last_admin'],
})

export const updateProfile = route<{
  params: None
  query: None
  body: ProfileUpdate & {
    /** The caller, if it is left out. */
    userId?: UserId
    /** These three must be the caller's own if they are sent. */
    email?: string
    clientId?: string
    clientName?: string
    permissions?: Record<string, boolean>
  }
  response: User
}>()({
  method: 'patch',
  api: 'main',
  path: '/users',
  access: 'session',
  summary:
    "Changes one's own profile, as it is saved when an account is confirmed; an admin may change anybody's, and what they are permitted.",
  errors: ['not_found'],
})

export const deleteUser = route<{
  params: None
  query: { userId: UserId; company?: string; companyId?: string; EMAIL?: string }
  body: undefined
  response: { userId: UserId }
}>()({
  method: 'delete',
  api: 'main',
  path: '/users',
  access: 'session',
  needs: ['settings', 'write'],
  summary:
    'Removes somebody: their sessions and signatures end at once, what they made stays. Company and address are compared, where they come.',
  errors: ['not_found', 'last_admin'],
})

export const resendInvitation = route<{
  params: None
  query: None
  body: { userId: UserId }
  response: { userId: UserId; email: string }
}>()({
  method: 'post',
  api: 'main',
  path: '/users/invitations',
  access: 'session',
  needs: ['settings', 'write'],
  summary: 'Sends the invitation again, with another temporary password. 404 for somebody who has come already.',
  errors: ['not_found'],
})

export const withdrawSignatures = route<{
  params: None
  query: { userId?: UserId }
  body: undefined
  response: { userId: UserId; since: number }
}>()({
  method: 'put',
  api: 'main',
  path: '/signatures',
  access: 'session',
  summary:
    "Withdraws every signature and refresh code given in a user's name so far: one's own, or anybody's for an admin. Answers the time, in seconds, up to which they are no good.",
  errors: ['not_found'],
})

export const getUserPhoto = route<{
  params: None
  query: { user_id: UserId }
  body: undefined
  response: UserPhoto
}>()({
  method: 'get',
  api: 'main',
  path: '/user_photo',
  access: 'session',
  summary: "A colleague's photo, or one's own. 404 means none.",
  errors: ['not_found'],
})

export const putUserPhoto = route<{
  params: None
  query: { user_id: UserId }
  body: Uint8Array
  response: UserPhoto
}>()({
  method: 'put',
  api: 'main',
  path: '/user_photo',
  access: 'session',
  bodyType: 'image',
  summary:
    "Keeps a photo: one's own, or anybody's for an admin. The body is the PNG or JPEG itself; it is told by its bytes and drawn anew.",
  errors: ['not_found', 'photo_not_accepted'],
})
