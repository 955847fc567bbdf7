import { randomUUID } from 'node:crypto'
import {
  page,
  startAtsServer,
  type AtsAnswer,
  type AtsRequest,
  type AtsServer,
  type StandIn,
} from '#test/support/ats-server.ts'

export interface BullhornFile {
  id: number
  candidateId: string
  name: string
  type: string
  contentType: string
  bytes: Uint8Array
  externalID: string
  dateAdded: number
  isDeleted?: boolean
}

/** A server that behaves like Bullhorn's REST services, including their failures. */
export interface BullhornServer extends AtsServer {
  clientId: string
  clientSecret: string
  username: string
  corporationId: number
  /** Origins of this server and of a second data centre, which redirects every call to it. */
  origins: string[]
  redirectUris: string[]
  files: BullhornFile[]
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

const TEN_MINUTES_MS = 600_000

export async function startBullhorn({ now = () => Date.now() } = {}): Promise<BullhornServer> {
  const codes = new Map<string, string>()
  const access = new Map<string, number>()
  const refresh = new Set<string>()
  const used = new Set<string>()
  const sessions = new Set<string>()
  const refreshes = { good: 0, replayed: 0 }
  const seconds = { redirected: new Set<string>() }
  let slow = 0
  let failing = 0
  let origin = ''
  let otherCentre = ''
  const own = {
    clientId: 'tabard-client',
    clientSecret: `canary-secret-${randomUUID()}`,
    username: 'acme.api',
    corporationId: 999,
    redirectUris: [] as string[],
    files: [] as BullhornFile[],
  }

  const wrong = (error: string, description: string): AtsAnswer => ({
    status: 400,
    body: { error, error_description: description },
  })

  function tokens(): AtsAnswer {
    const [accessToken, refreshToken] = [`91:canary-${randomUUID()}`, `91:canary-${randomUUID()}`]
    access.set(accessToken, now() + TEN_MINUTES_MS)
    refresh.add(refreshToken)
    const body = { access_token: accessToken, token_type: 'Bearer', expires_in: 600, refresh_token: refreshToken }
    return { body }
  }

  function token(request: AtsRequest): AtsAnswer {
    const form = new URLSearchParams(request.body || request.url.search)
    if (form.get('client_id') !== own.clientId || form.get('client_secret') !== own.clientSecret)
      return wrong('invalid_client', 'Client authentication failed.')
    if (form.get('grant_type') === 'authorization_code') {
      const code = form.get('code') ?? ''
      if (codes.get(code) !== form.get('redirect_uri'))
        return wrong('invalid_grant', 'Invalid, expired, or revoked authorization code.')
      codes.delete(code)
      return tokens()
    }
    const given = form.get('refresh_token') ?? ''
    if (!refresh.delete(given)) {
      if (used.has(given)) refreshes.replayed += 1
      return wrong('invalid_grant', 'Invalid or expired refresh token.')
    }
    used.add(given)
    refreshes.good += 1
    return tokens()
  }

  function authorise({ url }: AtsRequest): AtsAnswer {
    const query = url.searchParams
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== own.clientId) return page('Bullhorn OAuth Error - Invalid Client Id')
    if (!own.redirectUris.includes(redirect)) return page('Bullhorn OAuth Error - Invalid Redirect URI')
    if (query.get('action') !== 'Login') return page('Bullhorn Login', '<form>')
    if (query.get('password') !== 'right') return page('Bullhorn Login', '<p class="error">Invalid credentials.')
    const code = `31:${randomUUID()}`
    codes.set(code, redirect)
    const to = new URL(redirect)
    to.searchParams.set('code', code)
    to.searchParams.set('client_id', own.clientId)
    to.searchParams.set('state', query.get('state') ?? '')
    return { status: 302, headers: { location: to.href } }
  }

  function login({ url }: AtsRequest): AtsAnswer {
    const until = access.get(url.searchParams.get('access_token') ?? '') ?? 0
    if (until < now())
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
    return { body: { BhRestToken: session, restUrl: `${origin}/rest-services/e9999/` } }
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
      return { body: { userId: 1234, corporationId: own.corporationId, corporationName: 'Acme' } }
    if (noun === 'meta') return { body: meta }
    if (noun === 'entity' && kind === 'CorporateUser') return user(id ?? '')
    if (noun === 'entity' && kind === 'Candidate' && more === 'fileAttachments') return attachments(request, id ?? '')
    if (noun === 'file' && kind === 'Candidate') return file(request, id ?? '', more)
    return { status: 404, body: { errorMessage: 'Not found' } }
  }

  function user(id: string): AtsAnswer {
    if (id !== '1234') return { status: 404, body: { errorMessage: 'Not found' } }
    const phone = '**CONFIDENTIAL**'
    const names = { firstName: 'Rita', lastName: 'Recruiter', name: 'Rita Recruiter' }
    return {
      body: {
        data: {
          id: 1234,
          ...names,
          email: 'rita@acme.example',
          occupation: 'Partner',
          phone,
          mobile: '+44 20 7946 0000',
        },
      },
    }
  }

  function attachments({ url }: AtsRequest, candidateId: string): AtsAnswer {
    const [start, count] = ['start', 'count'].map((name) => Number(url.searchParams.get(name) ?? 0))
    const rows = own.files.filter((one) => one.candidateId === candidateId && one.isDeleted !== true)
    const data = rows.slice(start, (start ?? 0) + (count ?? 0)).map((one) => {
      const [contentType, contentSubType] = one.contentType.split('/')
      const { id, name, type, externalID, dateAdded } = one
      // Padded to 15 characters, as Bullhorn stores it.
      return {
        id,
        name,
        type,
        externalID,
        dateAdded,
        contentType,
        contentSubType,
        fileSize: one.bytes.byteLength,
        fileType: 'SAMPLE         ',
        isDeleted: false,
      }
    })
    return { body: { total: rows.length, start, count: data.length, data } }
  }

  function file(request: AtsRequest, candidateId: string, fileId: string | undefined): AtsAnswer {
    if (request.method === 'PUT') {
      const given = JSON.parse(request.body) as Record<string, string>
      if (given['fileType'] !== 'SAMPLE' || !given['externalID'] || !given['name'])
        return { status: 400, body: { errorMessage: 'error persisting an entity of type: File', errors: [] } }
      const id = 500 + own.files.length
      own.files.push({
        id,
        candidateId,
        name: given['name'],
        type: given['type'] ?? '',
        contentType: given['contentType'] ?? '',
        bytes: Buffer.from(given['fileContent'] ?? '', 'base64'),
        externalID: given['externalID'],
        dateAdded: now(),
      })
      return { body: { fileId: id, changeType: 'INSERT' } }
    }
    const found = own.files.find(
      (one) => one.candidateId === candidateId && String(one.id) === fileId && one.isDeleted !== true,
    )
    if (!found) return { status: 404, body: { errorMessage: 'Not found' } }
    const fileContent = Buffer.from(found.bytes).toString('base64')
    return { body: { File: { contentType: found.contentType, fileContent, name: found.name } } }
  }

  const server = await startAtsServer((request) => {
    const { pathname, searchParams } = request.url
    if (pathname === '/rest-services/loginInfo')
      return searchParams.get('username') === own.username
        ? {
            body: {
              username: own.username,
              clusterId: 31,
              oauthUrl: `${otherCentre}/oauth`,
              restUrl: `${otherCentre}/rest-services`,
            },
          }
        : { status: 404, body: { errorMessage: 'Unknown user' } }
    if (pathname === '/oauth/authorize') return authorise(request)
    if (pathname === '/oauth/token') return token(request)
    if (pathname === '/rest-services/login') return login(request)
    return service(request)
  })
  origin = server.origin
  // The wrong data centre redirects every call, with method and body.
  const other = await startAtsServer(({ url }) => {
    seconds.redirected.add(url.pathname)
    return { status: 307, headers: { location: origin + url.pathname + url.search } }
  })
  otherCentre = other.origin

  return Object.assign(own, {
    origin: server.origin,
    requests: server.requests,
    refreshes,
    origins: [server.origin, other.origin],
    endSessions: () => sessions.clear(),
    revoke: () => refresh.clear(),
    slowDown: (times: number) => {
      slow = times
    },
    fail: (status: number) => {
      failing = status
    },
    async signIn(authoriseUrl: string) {
      const url = new URL(authoriseUrl)
      url.searchParams.set('action', 'Login')
      url.searchParams.set('username', own.username)
      url.searchParams.set('password', 'right')
      const first = await fetch(url, { redirect: 'manual' })
      const answer =
        first.status === 307 ? await fetch(first.headers.get('location') ?? '', { redirect: 'manual' }) : first
      return answer.headers.get('location')
    },
    async close() {
      await server.close()
      await other.close()
    },
  })
}

const meta = {
  entity: 'Candidate',
  label: 'Candidate',
  fields: [
    { name: 'id', type: 'ID', dataType: 'Integer', label: 'ID' },
    { name: 'firstName', type: 'SCALAR', dataType: 'String', maxLength: 50, label: 'First Name', required: true },
    { name: 'name', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Name' },
    { name: 'email', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Email' },
    { name: 'customText1', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Reference' },
    { name: 'owner', type: 'TO_ONE', label: 'Owner' },
  ],
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
