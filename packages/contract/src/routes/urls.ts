import { route } from '../route.ts'
import type { SignedUrlQuery, UrlQuery } from '../schemas/url.ts'

type None = Record<never, string>

export const getUrl = route<{ params: None; query: SignedUrlQuery; body: undefined; response: { url: string } }>()({
  method: 'get',
  api: 'public',
  path: '/urls',
  access: 'api-key',
  summary:
    "Where a record opens: a signed page for an application we have, the entry point for one we do not. The signature is the user's, for that one record, and lasts half an hour: ask when it is needed.",
  errors: ['not_found'],
})

export const getPublicUrl = route<{ params: None; query: UrlQuery; body: undefined; response: { url: string } }>()({
  method: 'get',
  api: 'customPublic',
  path: '/urls',
  access: 'public',
  summary: 'The entry point for a record, where its user signs in. Says nothing about whether we have the record.',
  errors: [],
})
