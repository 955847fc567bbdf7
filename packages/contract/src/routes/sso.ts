import type { SsoSettings } from '../schemas/sso.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getSsoLink = route<{
  params: None
  query: { redirect?: string }
  body: undefined
  response: { url: string }
}>()({
  method: 'get',
  api: 'main',
  path: '/sso',
  access: 'session',
  summary:
    "Where the company's identity provider signs people in. The browser adds its own `state` and `code_challenge`. `redirect`, a path of the app, is checked and comes back as `redirect`. 404 where the company has none.",
  errors: ['not_found'],
})

export const getPublicSsoLink = route<{
  params: None
  query: { email?: string; domain?: string; redirect?: string }
  body: undefined
  response: { url: string }
}>()({
  method: 'get',
  api: 'public',
  path: '/sso',
  access: 'public',
  summary:
    "The same for somebody who is not signed in, by the domain of their e-mail address or by their company's. The answer looks alike for every domain, and nobody is looked up.",
  errors: ['bad_request'],
})

export const getSsoSettings = route<{
  params: None
  query: None
  body: undefined
  response: SsoSettings
}>()({
  method: 'get',
  api: 'main',
  path: '/sso/settings',
  access: 'session',
  needs: ['settings', 'write'],
  summary: "The company's identity provider, without its secret. 404 where none was set up.",
  errors: ['not_found'],
})
