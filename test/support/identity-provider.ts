import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Who signs in there: the name they type is the provider's `sub`. */
export interface Person {
  email?: string
  email_verified?: boolean
  name?: string
}

export interface IdentityProviderServer {
  issuer: string
  clientId: string
  clientSecret: string
  people: Map<string, Person>
  close(): Promise<void>
}

/** A company's OpenID Connect identity provider: npm's own, with its own sign-in pages, on loopback. */
export async function startIdentityProvider(
  redirectUris: readonly string[],
  port = 0,
): Promise<IdentityProviderServer> {
  const people = new Map<string, Person>()
  const clientId = 'tabard'
  const clientSecret = 'a-secret-of-the-company'
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    async findAccount(_context, id) {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) }
    },
    // An employer asks nobody for consent.
    async loadExistingGrant({ oidc: { client, session } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
