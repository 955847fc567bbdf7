import { randomUUID } from 'node:crypto'
import { page, type AtsAnswer, type AtsRequest } from '#test/support/ats-server.ts'
import { addFile, candidateMeta, listAttachments, readFile, readUser } from './records.ts'
import type { BullhornTenant } from './tenant.ts'

const TEN_MINUTES_MS = 600_000

interface RestServicesOptions {
  now: () => number
  hasAccess: (accessToken: string) => boolean
  /** The server's own, which is known once it listens. */
  origin: () => string
}

/** Bullhorn's REST services: a session for an access token, and records for a session. */
export function createRestServices(tenant: BullhornTenant, { now, hasAccess, origin }: RestServicesOptions) {
  const sessions = new Set<string>()
  let slow = 0
  let failing = 0

  return {
    login,
    service,
    endSessions: () => sessions.clear(),
    slowDown: (times: number) => {
      slow = times
    },
    fail: (status: number) => {
      failing = status
    },
  }

  function login({ url }: AtsRequest): AtsAnswer {
    if (!hasAccess(url.searchParams.get('access_token') ?? ''))
      return {
        status: 400,
        body: {
          errorMessage: 'Invalid or expired OAuth access token.',
          errorMessageKey: 'errors.authentication.invalidOAuthToken',
          errorCode: 400,
        },
      }
    const session = `canary-${randomUUID()}`
    sessions.add(session)
    return { body: { BhRestToken: session, restUrl: `${origin()}/rest-services/e9999/` } }
  }

  function service(request: AtsRequest): AtsAnswer {
    const session = request.headers['bhresttoken']
    if (session === undefined) return { status: 412, body: 'BhRestToken is missing' }
    if (!sessions.has(String(session)))
      return {
        status: 401,
        body: {
          errorMessage: "Bad 'BhRestToken' or timed-out.",
          errorMessageKey: 'errors.authentication.invalidRestToken',
          errorCode: 401,
        },
      }
    if (slow > 0) {
      slow -= 1
      return { status: 429, body: { errorMessage: 'Too many requests' } }
    }
    if (failing === 200) return page('Bullhorn is being looked after')
    if (failing > 0) return { status: failing, body: { errorMessage: 'You do not have permission for that' } }
    const path = request.url.pathname.replace('/rest-services/e9999/', '')
    const [noun, kind, id, more] = path.split('/')
    if (noun === 'ping') return { body: { sessionExpires: now() + TEN_MINUTES_MS } }
    if (noun === 'settings')
      return { body: { userId: 1234, corporationId: tenant.corporationId, corporationName: 'Acme' } }
    if (noun === 'meta') return { body: candidateMeta }
    if (noun === 'entity' && kind === 'CorporateUser') return readUser(id ?? '')
    if (noun === 'entity' && kind === 'Candidate' && more === 'fileAttachments')
      return listAttachments(tenant, request, id ?? '')
    if (noun === 'file' && kind === 'Candidate')
      return request.method === 'PUT'
        ? addFile(tenant, request.body, id ?? '', now())
        : readFile(tenant, id ?? '', more)
    return { status: 404, body: { errorMessage: 'Not found' } }
  }
}
