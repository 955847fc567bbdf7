import { startAtsServer, type AtsAnswer, type AtsServer, type StandIn } from '#test/support/ats-server.ts'
import { createOauth } from './oauth.ts'
import { createRestServices } from './rest-services.ts'
import { createTenant, type BullhornTenant } from './tenant.ts'

/** A server that behaves like Bullhorn's REST services, including their failures. */
export interface BullhornServer extends AtsServer, BullhornTenant {
  /** Origins of this server and of a second data centre, which redirects every call to it. */
  origins: string[]
  /** Ends all sessions, as if they had expired. */
  endSessions(): void
  /** From now on refresh tokens are refused. */
  revoke(): void
  /** Answers this many calls with 429. */
  slowDown(times: number): void
  /** Every call fails with this status; 0 ends it. With 200 the answer is an HTML page in place of data. */
  fail(status: number): void
  /** Signs a user in as a browser would. @returns the address of the redirect, or null when a page answers */
  signIn(authoriseUrl: string): Promise<string | null>
  /** How often a fresh refresh token was used, and how often a used one. */
  refreshes: { good: number; replayed: number }
}

export async function startBullhorn({ now = () => Date.now() } = {}): Promise<BullhornServer> {
  const tenant = createTenant()
  const { authorise, token, hasAccess, revoke, refreshes } = createOauth(tenant, now)
  const { login, service, endSessions, slowDown, fail } = createRestServices(tenant, {
    now,
    hasAccess,
    origin: () => server.origin,
  })
  const server = await startAtsServer((request) => {
    const { pathname, searchParams } = request.url
    if (pathname === '/rest-services/loginInfo') return loginInfo(tenant, searchParams.get('username'), other.origin)
    if (pathname === '/oauth/authorize') return authorise(request)
    if (pathname === '/oauth/token') return token(request)
    if (pathname === '/rest-services/login') return login(request)
    return service(request)
  })
  // The wrong data centre redirects every call, with method and body.
  const other = await startAtsServer(({ url }) => ({
    status: 307,
    headers: { location: server.origin + url.pathname + url.search },
  }))

  return Object.assign(tenant, {
    origin: server.origin,
    requests: server.requests,
    refreshes,
    origins: [server.origin, other.origin],
    endSessions,
    revoke,
    slowDown,
    fail,
    signIn: (authoriseUrl: string) => signIn(authoriseUrl, tenant.username),
    async close() {
      await server.close()
      await other.close()
    },
  })
}

/** Which data centre serves a user: always the one that redirects, so that clients have to follow. */
function loginInfo({ username }: BullhornTenant, asked: string | null, centre: string): AtsAnswer {
  if (asked !== username) return { status: 404, body: { errorMessage: 'Unknown user' } }
  const body = { username, clusterId: 31, oauthUrl: `${centre}/oauth`, restUrl: `${centre}/rest-services` }
  return { body }
}

async function signIn(authoriseUrl: string, username: string): Promise<string | null> {
  const url = new URL(authoriseUrl)
  url.searchParams.set('action', 'Login')
  url.searchParams.set('username', username)
  url.searchParams.set('password', 'right')
  const first = await fetch(url, { redirect: 'manual' })
  const answer = first.status === 307 ? await fetch(first.headers.get('location') ?? '', { redirect: 'manual' }) : first
  return answer.headers.get('location')
}

export async function startStandIn(): Promise<StandIn> {
  const server = await startBullhorn()
  const { clientId, clientSecret, username } = server
  return {
    ...server,
    home: server.origin,
    settings: { clientId, clientSecret, username, externalClientId: '' },
    addFile(candidateId, { name, bytes }) {
      const id = 100 + server.files.length
      const kind = { type: 'Resume', contentType: 'application/pdf', externalID: '' }
      server.files.push({ id, candidateId, name, bytes, ...kind, dateAdded: Date.now() })
    },
    expire: () => server.endSessions(),
  }
}
