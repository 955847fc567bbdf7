import { isAppError, sayError, refusalsEn } from '@tabard/contract'
import { readBrowser } from '../hosted/browser-cookie.ts'
import { makeCode } from '../hosted/code.ts'
import { backTo, type HostedAnswer, type HostedParts } from '../hosted/hosted-parts.ts'
import { errorPage } from '../hosted/pages.ts'
import { wordsFor } from '../hosted/words/hosted-words.ts'
import { PoolError } from '../pool-error.ts'
import { askOwner, triggerError } from '../tokens.ts'
import type { ExternalIdentity, IdentityProvider } from './federation.ts'
import { keepUser } from './keep-user.ts'
import { relyingPartyOf } from './relying-party-of.ts'
import { spendState, type FederationState } from './sealed-state.ts'

/** Clients take this as "sign out and sign in again". It is sent when a provider was just linked to an older account. */
const LINKED = 'The account was linked to your identity provider, sign in again'

/** `GET /oauth2/idpresponse`: the browser is back from its company's identity provider. */
export const answerFromProvider: HostedAnswer = async (parts, request) => {
  const answer = new URL(request.url).searchParams
  const sealed = answer.get('state') ?? ''
  const state = await spendState(parts.pool, sealed, readBrowser(parts, request))
  if (!state) return errorPage(parts, request, 400, wordsFor(request).signInAgain)
  const { asked } = state
  const refuse = (error: string, error_description: string): Response => backTo(asked, { error, error_description })

  const provider = await parts.federation?.findProvider({ name: state.provider })
  if (!provider || provider.issuer !== state.issuer || provider.clientId !== state.clientId)
    return refuse('invalid_request', refusalsEn.providerChanged)
  const identity = await identify(parts, provider, answer, { ...state, state: sealed })
  if (!identity) return refuse('invalid_request', refusalsEn.providerRefused)
  try {
    const { user, isLinked } = await keepUser(parts, provider, identity)
    if (isLinked) throw triggerError('PostConfirmation', new Error(LINKED))
    if (!user.enabled) return refuse('invalid_request', refusalsEn.disabled)
    await askOwner(parts.pool, user, { by: 'federated', isRefresh: false })
    return backTo(asked, { code: makeCode(parts.pool, user, 'federated', asked) })
  } catch (error) {
    if (error instanceof PoolError) return refuse('invalid_request', error.message)
    if (isAppError(error)) return refuse('invalid_request', sayError(error, 'en'))
    throw error
  }
}

/** Null when the provider refused or its answer cannot be trusted; only the operator is told why. */
async function identify(
  parts: HostedParts,
  provider: IdentityProvider,
  answer: URLSearchParams,
  state: FederationState & { state: string },
): Promise<ExternalIdentity | null> {
  try {
    return await relyingPartyOf(parts).identityFrom(provider, answer, state)
  } catch (error) {
    // The error's cause is left out, because it holds what the provider said about the person.
    const { message, code } = error as { message?: string; code?: string }
    parts.pool.onUnexpected(new Error(`${provider.name} was not believed: ${message ?? ''} ${code ?? ''}`))
    return null
  }
}
