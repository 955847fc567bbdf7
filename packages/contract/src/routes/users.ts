import type { User } from '../entities/user.ts'
import type { UserId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

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
