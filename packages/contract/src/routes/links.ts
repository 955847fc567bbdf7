import type { AccessQuery, Link, LinkDraft, LinkGrant, SignatureGrant } from '../schemas/link.ts'
import type { AppId, LinkId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>
const shareCv = { access: 'session-or-signature', needs: ['editing', 'write'] } as const

export const listLinks = route<{
  params: { appId: AppId }
  query: None
  body: undefined
  response: { links: Link[] }
}>()({
  method: 'get',
  api: 'links',
  path: '/links/{appId}',
  ...shareCv,
  signature: { right: 'share', id: 'appId' },
  summary: 'The links of an application, newest first.',
  errors: ['not_found'],
})

export const createLink = route<{ params: { appId: AppId }; query: None; body: LinkDraft; response: Link }>()({
  method: 'post',
  api: 'links',
  path: '/links/{appId}',
  ...shareCv,
  signature: { right: 'share', id: 'appId' },
  summary: 'Makes a link to an application.',
  errors: ['not_found', 'bad_request'],
})

export const updateLink = route<{
  params: { linkId: LinkId }
  query: None
  body: { name?: string; updateEmails?: string[]; downloading?: boolean; closed?: true }
  response: Link
}>()({
  method: 'patch',
  api: 'links',
  path: '/links/{linkId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Changes or closes a link; closing works at once.',
  errors: ['not_found', 'bad_request'],
})

export const setLinkExpiry = route<{
  params: { linkId: LinkId }
  query: { updateType: 'expiry'; newExpiry: number }
  body: undefined
  response: Link
}>()({
  method: 'put',
  api: 'links',
  path: '/links/{linkId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Sets when a link expires; works at once.',
  errors: ['not_found', 'bad_request'],
})

/**
 * Open to everyone. The answer is the same for unknown, closed and foreign ids; only a link that has ended answers
 * `signature_expired`.
 */
export const exchangeShortLink = route<{
  params: { shortId: string }
  query: None
  body: undefined
  response: LinkGrant
}>()({
  method: 'get',
  api: 'links',
  path: '/short/{shortId}',
  access: 'public',
  summary: 'Exchanges a short id for an access token and a refresh code.',
  errors: ['link_not_found', 'signature_expired', 'account_disabled', 'rate_limited'],
})

/**
 * A visit. The page reports it once it is shown, and again while it stays open. Team members and mail scanners never
 * send it.
 */
export const recordView = route<{
  params: { sessionId: string }
  query: None
  body: { seconds?: number } | undefined
  response: { counted: boolean }
}>()({
  method: 'post',
  api: 'links',
  path: '/views/{sessionId}',
  access: 'session-or-signature',
  signature: { right: 'read' },
  summary: 'Counts a visit of the link the signature names, once a session. `seconds`: how long it has lasted so far.',
  errors: ['bad_request'],
})

export const refreshToken = route<{ params: None; query: None; body: undefined; response: SignatureGrant }>()({
  method: 'get',
  api: 'main',
  path: '/token',
  access: 'refresh',
  summary: 'A fresh signature token for a refresh code, sent as Authorization.',
  errors: ['refresh_invalid', 'signature_expired', 'account_disabled'],
})

/** For embedding: a signature for one record, with fewer rights than the caller's own. */
export const getAccess = route<{ params: None; query: AccessQuery; body: undefined; response: SignatureGrant }>()({
  method: 'get',
  api: 'main',
  path: '/access',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'A signature token for one application or one template.',
  errors: ['not_found', 'bad_request', 'forbidden'],
})
