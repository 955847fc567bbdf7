import { route } from '../route.ts'
import type {
  ApiKey,
  Client,
  ClientAction,
  ClientUpdates,
  NewApiKey,
  NewClient,
  PublicClient,
} from '../schemas/client.ts'

type None = Record<never, string>

export const createClient = route<{
  params: None
  query: None
  body: NewClient
  response: { id: string; clientName: string; subdomain: string }
}>()({
  method: 'post',
  api: 'main',
  path: '/clients',
  access: 'public',
  summary:
    'Opens a company: templates, a first folder, and its admin invited by mail. The answer is the same whether or not that address has an account.',
  errors: ['captcha_failed', 'subdomain_taken', 'subdomain_not_allowed'],
})

export const getClient = route<{ params: None; query: { attributes?: string }; body: undefined; response: Client }>()({
  method: 'get',
  api: 'main',
  path: '/clients',
  access: 'session',
  summary:
    "The signed-in user's company; where attributes are named, team, stats and the logo's bytes come empty unless they are among them. 423 when its account is disabled.",
  errors: ['account_disabled'],
})

export const actOnClient = route<{
  params: None
  query: ClientAction
  body: Record<string, unknown> | undefined
  response: Client
}>()({
  method: 'put',
  api: 'main',
  path: '/clients',
  access: 'session',
  needs: ['settings', 'write'],
  summary:
    'customTag adds, changes or removes a tag; enableSSO turns single sign-on on (its settings in the body) or off; integrationFieldMappings says which documents a platform is given; language; subdomain (where the company has that feature).',
  errors: [
    'not_found',
    'feature_off',
    'subdomain_taken',
    'subdomain_not_allowed',
    'sso_issuer_refused',
    'sso_domain_refused',
  ],
})

export const updateClient = route<{
  params: None
  query: None
  body: { updates: ClientUpdates; changesOnly?: boolean }
  response: Partial<Client>
}>()({
  method: 'patch',
  api: 'main',
  path: '/clients',
  access: 'session',
  summary:
    'Changes branding (who may write branding) and settings (who may write settings). With `changesOnly` the answer holds what was changed and nothing else.',
  errors: ['not_found'],
})

export const getPublicClient = route<{
  params: None
  query: { attributes?: string }
  body: undefined
  response: PublicClient
}>()({
  method: 'get',
  api: 'public',
  path: '/clients',
  access: 'api-key',
  summary: "The key's company, as its own server may know it.",
  errors: ['account_disabled'],
})

export const listApiKeys = route<{ params: None; query: None; body: undefined; response: { keys: ApiKey[] } }>()({
  method: 'get',
  api: 'main',
  path: '/api-keys',
  access: 'session',
  needs: ['settings', 'write'],
  summary: "The company's keys for its own servers, withdrawn ones too; never their secrets.",
  errors: [],
})

export const createApiKey = route<{ params: None; query: None; body: { name: string }; response: NewApiKey }>()({
  method: 'post',
  api: 'main',
  path: '/api-keys',
  access: 'session',
  needs: ['settings', 'write'],
  summary: 'Makes a key. Its secret is shown in this answer and never again.',
  errors: ['too_many'],
})

export const revokeApiKey = route<{
  params: None
  query: { keyId: string }
  body: undefined
  response: { keyId: string }
}>()({
  method: 'delete',
  api: 'main',
  path: '/api-keys',
  access: 'session',
  needs: ['settings', 'write'],
  summary: 'Withdraws a key: it opens nothing from now on.',
  errors: ['not_found'],
})
