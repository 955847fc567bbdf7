import type { Client } from '../entities/client.ts'
import type { Logo } from '../entities/file.ts'
import type { User } from '../entities/user.ts'
import type { UserId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getClient = route<{ params: None; query: { attributes?: string }; body: undefined; response: Client }>()({
  method: 'get',
  api: 'main',
  path: '/clients',
  access: 'session',
  summary: "The signed-in user's company. 423 when its account is disabled.",
  errors: ['account_disabled'],
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

export const getLogo = route<{ params: None; query: { fileName?: string }; body: undefined; response: Logo }>()({
  method: 'get',
  api: 'main',
  path: '/logos',
  access: 'session',
  summary: "The company's current logo, or the one named. 404 means none.",
  errors: ['not_found'],
})

export const createLogo = route<{
  params: None
  query: None
  body: { fileB64: string; fileType: string; fileName: string; setAsCurrent: boolean }
  response: Logo
}>()({
  method: 'post',
  api: 'main',
  path: '/logos',
  access: 'session',
  needs: ['branding', 'write'],
  summary: 'Stores a logo: PNG or JPEG, told by its bytes and re-encoded.',
  errors: ['logo_not_accepted', 'payload_too_large'],
})
