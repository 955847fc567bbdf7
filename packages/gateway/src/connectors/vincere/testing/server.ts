import { randomUUID } from 'node:crypto'
import {
  page,
  startAtsServer,
  type AtsAnswer,
  type AtsRequest,
  type AtsServer,
  type StandIn,
} from '#test/support/ats-server.ts'

export interface VincereFile {
  id: number
  candidateId: string
  file_name: string
  document_type_id: number
  original_cv: boolean
  bytes: Uint8Array
  uploaded_date?: string
}

/** A server that behaves like Vincere's identity service and REST API, including their failures. */
export interface VincereServer extends AtsServer {
  clientId: string
  tenant: string
  redirectUris: string[]
  files: VincereFile[]
  /** Further tenants of the same person. */
  otherTenants: string[]
  /** For a candidate without files: 404 when true, else an empty list. */
  answersNoFilesWith404: boolean
  expireIdTokens(): void
  revoke(): void
  slowDown(times: number): void
  signIn(authoriseUrl: string): Promise<string | null>
}

const MAX_FILE_BYTES = 5_000_000

export async function startVincere(): Promise<VincereServer> {
  const codes = new Map<string, string>()
  const idTokens = new Set<string>()
  const refresh = new Set<string>()
  const downloads = new Map<string, VincereFile>()
  const apiKey = `canary${randomUUID().replaceAll('-', '')}`.slice(0, 32)
  let slow = 0
  const own = {
    clientId: 'tabard-vincere',
    tenant: '',
    redirectUris: [] as string[],
    files: [] as VincereFile[],
    otherTenants: [] as string[],
    answersNoFilesWith404: false,
  }
  const wrong = (error: string): AtsAnswer => ({ status: 400, body: { error } })

  function idToken(): string {
    const made = `canary.${randomUUID()}.id`
    idTokens.add(made)
    return made
  }

  function token({ body }: AtsRequest): AtsAnswer {
    const form = new URLSearchParams(body)
    if (form.get('client_id') !== own.clientId) return wrong('invalid_client')
    if (form.get('grant_type') === 'authorization_code') {
      const code = form.get('code') ?? ''
      if (!codes.delete(code)) return wrong('invalid_grant')
      const refreshToken = `canary-${randomUUID()}`
      refresh.add(refreshToken)
      return {
        body: {
          access_token: randomUUID(),
          refresh_token: refreshToken,
          id_token: idToken(),
          token_type: 'Bearer',
          expires_in: 3600,
        },
      }
    }
    if (!refresh.has(form.get('refresh_token') ?? '')) return wrong('invalid_grant')
    // Without a new refresh token, because the first one stays valid.
    return { body: { access_token: randomUUID(), id_token: idToken(), token_type: 'Bearer', expires_in: 3600 } }
  }

  function authorise({ url }: AtsRequest): AtsAnswer {
    const redirect = url.searchParams.get('redirect_uri') ?? ''
    if (url.searchParams.get('client_id') !== own.clientId || !own.redirectUris.includes(redirect)) return page('Error')
    const code = randomUUID()
    codes.set(code, redirect)
    const to = new URL(redirect)
    to.searchParams.set('code', code)
    to.searchParams.set('state', url.searchParams.get('state') ?? '')
    return { status: 302, headers: { location: to.href } }
  }

  function shown(file: VincereFile): Record<string, unknown> {
    const handle = randomUUID()
    downloads.set(handle, file)
    const { id, file_name, document_type_id, original_cv, uploaded_date } = file
    const url = `${server.origin}/download/${handle}`
    return {
      id,
      file_name,
      document_type_id,
      original_cv,
      external_id: null,
      url,
      ...(uploaded_date && { uploaded_date }),
    }
  }

  function api(request: AtsRequest): AtsAnswer {
    if (request.headers['x-api-key'] !== apiKey) return { status: 403, body: { message: 'Forbidden' } }
    if (!idTokens.has(String(request.headers['id-token']))) return { status: 401, body: { message: 'Unauthorized' } }
    if (slow > 0) {
      slow -= 1
      return { status: 429, body: { message: 'Too Many Requests' } }
    }
    const path = request.url.pathname.replace('/api/v2', '')
    if (path === '/user/me') return { body: { id: 77, email: 'vera@acme.example', full_name: 'Vera Recruiter' } }
    if (path === '/user/summaries/all')
      return { body: [{ id: 78, email: 'otto@acme.example', full_name: 'Otto Other' }] }
    if (path === '/configurablefield/candidatefield')
      return { body: [{ key: 'cf_1', label: 'Reference', type: 'TEXT' }] }
    if (path === '/def/candidate/documenttypes')
      return {
        body: [
          { value: 1, description: 'Original CV' },
          { value: 2, description: 'Formatted CV' },
        ],
      }
    const [, noun, id, more, fileId] = path.split('/')
    if (noun !== 'candidate' || id === undefined) return { status: 404, body: { message: 'Not Found' } }
    const rows = own.files.filter((file) => file.candidateId === id)
    if (more === 'files')
      return rows.length === 0 && own.answersNoFilesWith404
        ? { status: 404, body: { message: 'Not Found', status: 404, errors: [] } }
        : { body: rows.map(shown) }
    if (more === 'file' && request.method === 'POST') return upload(request, id)
    const file = rows.find((one) => String(one.id) === fileId)
    return file ? { body: shown(file) } : { status: 404, body: { message: 'Not Found' } }
  }

  function upload(request: AtsRequest, candidateId: string): AtsAnswer {
    const given = JSON.parse(request.body) as Record<string, unknown>
    const bytes = Buffer.from(String(given['base_64_content'] ?? ''), 'base64')
    if (bytes.byteLength > MAX_FILE_BYTES || typeof given['document_type_id'] !== 'number')
      return {
        status: 400,
        body: { message: 'Validation failed', status: 400, errors: ['document_type_id must not be null'] },
      }
    const id = 900 + own.files.length
    const file = {
      id,
      candidateId,
      file_name: String(given['file_name']),
      document_type_id: given['document_type_id'],
      original_cv: given['original_cv'] === true,
      bytes,
    }
    own.files.push(file)
    return { body: { id } }
  }

  const server = await startAtsServer((request) => {
    const { pathname } = request.url
    if (pathname === '/oauth2/authorize') return authorise(request)
    if (pathname === '/oauth2/token') return token(request)
    if (pathname === '/oauth2/user')
      return idTokens.has(String(request.headers['id-token']))
        ? {
            body: {
              email: 'vera@acme.example',
              tenants: [own.tenant, ...own.otherTenants].map((tenant) => ({ tenant, userId: 77, apiKey })),
            },
          }
        : { status: 401, body: { message: 'Unauthorized' } }
    if (pathname.startsWith('/api/v2/')) return api(request)
    const file = downloads.get(pathname.replace('/download/', ''))
    // The address itself is signed. A call with further credentials is refused, as a file store would do.
    if (!file || request.headers['id-token'] !== undefined || request.headers['x-api-key'] !== undefined)
      return { status: 400, body: 'InvalidArgument' }
    return { headers: { 'content-type': 'application/octet-stream' }, body: file.bytes }
  })
  own.tenant = new URL(server.origin).host

  return Object.assign(own, {
    origin: server.origin,
    requests: server.requests,
    expireIdTokens: () => idTokens.clear(),
    revoke: () => refresh.clear(),
    slowDown: (times: number) => {
      slow = times
    },
    async signIn(authoriseUrl: string) {
      return (await fetch(authoriseUrl, { redirect: 'manual' })).headers.get('location')
    },
    close: () => server.close(),
  })
}

export async function startStandIn(): Promise<StandIn> {
  const server = await startVincere()
  return {
    ...server,
    home: server.origin,
    settings: { clientId: server.clientId, clientSecret: '', username: '', externalClientId: '' },
    addFile(candidateId, { name, bytes }) {
      const id = 100 + server.files.length
      server.files.push({ id, candidateId, file_name: name, document_type_id: 1, original_cv: true, bytes })
    },
    expire: () => server.expireIdTokens(),
  }
}
