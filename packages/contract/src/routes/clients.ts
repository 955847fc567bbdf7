import type { Client } from '../entities/client.ts'
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
