import type { EntryPoint } from '../entry-points.ts'
import type { UserId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

/** The page for a record of an applicant system. */
export interface UrlQuery {
  externalId?: string
  /** Must be the key's company. */
  clientId?: string
  userId?: UserId
  externalUserId?: string
  platform?: string
  externalClientId?: string
  endPoint?: EntryPoint
  /** Passed on unchanged. */
  extras?: string
}

export interface SignedUrlQuery extends UrlQuery {
  /** Ours: the origins of pages that may frame it, comma-separated. */
  origins?: string
}

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
