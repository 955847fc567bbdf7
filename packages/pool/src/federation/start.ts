import { randomBytes } from 'node:crypto'
import { refusalsEn } from '@tabard/contract'
import type { AuthorizeRequest } from '../hosted/authorize-request.ts'
import { knowBrowser } from '../hosted/browser-cookie.ts'
import { backTo, redirectTo, type HostedParts } from '../hosted/hosted-parts.ts'
import type { IdentityProvider } from './federation.ts'
import { sealState } from './sealed-state.ts'
import { relyingPartyOf } from './relying-party-of.ts'

/** Sends the browser to its company's identity provider. */
export async function startFederation(
  parts: HostedParts,
  request: Request,
  provider: IdentityProvider,
  asked: AuthorizeRequest,
): Promise<Response> {
  const browser = knowBrowser(parts, request)
  const nonce = randomBytes(24).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  const { name, issuer, clientId } = provider
  const state = sealState(parts.pool, browser.value, { provider: name, issuer, clientId, nonce, verifier, asked })
  try {
    const address = await relyingPartyOf(parts).addressFor(provider, { state, nonce, verifier }, asked.loginHint)
    return redirectTo(address, browser.headers)
  } catch (error) {
    parts.pool.onUnexpected(error)
    const description = refusalsEn.providerUnreachable
    return backTo(asked, { error: 'server_error', error_description: description })
  }
}
