import { randomUUID } from 'node:crypto'
import { startAtsServer, type AtsServer, type StandIn } from '#test/support/ats-server.ts'
import { createApi } from './api.ts'
import { createOauth } from './oauth.ts'
import { createTenant, type VincereTenant } from './tenant.ts'

/** A server that behaves like Vincere's identity service and REST API, including their failures. */
export interface VincereServer extends AtsServer, VincereTenant {
  expireIdTokens(): void
  revoke(): void
  slowDown(times: number): void
  signIn(authoriseUrl: string): Promise<string | null>
}

export async function startVincere(): Promise<VincereServer> {
  const apiKey = `canary${randomUUID().replaceAll('-', '')}`.slice(0, 32)
  const tenant = createTenant()
  const { authorise, token, user, isKnown, expireIdTokens, revoke } = createOauth(tenant, apiKey)
  const { api, download, slowDown } = createApi(tenant, { apiKey, isKnown, origin: () => server.origin })
  const server = await startAtsServer((request) => {
    const { pathname } = request.url
    if (pathname === '/oauth2/authorize') return authorise(request)
    if (pathname === '/oauth2/token') return token(request)
    if (pathname === '/oauth2/user') return user(request)
    return pathname.startsWith('/api/v2/') ? api(request) : download(request)
  })
  tenant.tenant = new URL(server.origin).host

  return Object.assign(tenant, {
    origin: server.origin,
    requests: server.requests,
    expireIdTokens,
    revoke,
    slowDown,
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
