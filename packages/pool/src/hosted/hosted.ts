import { AppError, sayError, refusalsEn } from '@tabard/contract'
import { answerFromProvider } from '../federation/answer.ts'
import { startFederation } from '../federation/start.ts'
import { PoolError } from '../pool-error.ts'
import type { PoolCaller } from '../pool.ts'
import { readAuthorizeRequest, toQuery } from './authorize-request.ts'
import { backTo, redirectTo, type HostedAnswer, type HostedParts } from './hosted-parts.ts'
import { loginUi } from './login-ui.ts'
import { logOut } from './log-out.ts'
import { errorPage } from './pages.ts'
import { wordsFor } from './words/hosted-words.ts'
import { preflight, revoke, takeTokenRequest, userInfo } from './token-endpoint.ts'

/** The hosted sign-in: everything below `/oauth2/` and `/login-ui/`, and `/logout`. */
export async function answerHosted(parts: HostedParts, request: Request, caller: PoolCaller): Promise<Response> {
  const { pathname } = new URL(request.url)
  const key = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`
  if (request.method === 'OPTIONS' && pathname.startsWith('/oauth2/')) return preflight()
  const answer = endpoints.get(key)
  if (!answer) return errorPage(parts, request, 404, wordsFor(request).notFound)
  try {
    return await answer(parts, request, caller)
  } catch (error) {
    parts.pool.onUnexpected(error)
    return errorPage(parts, request, 500, wordsFor(request).broken)
  }
}

/** `GET /oauth2/authorize`: to the company's identity provider, or to our own page. */
const authorize: HostedAnswer = async (parts, request) => {
  const query = new URL(request.url).searchParams
  const read = await readAuthorizeRequest(parts, query)
  if (read.kind === 'stranger') return redirectTo(`/login-ui/error?error=${read.error}`)
  if (read.kind === 'refused') return backTo(read, { error: read.error, error_description: read.description })
  const asked = read.request
  const isOwn = asked.provider === null || asked.provider === 'COGNITO'
  if (isOwn && asked.domain === null) return redirectTo(`/login-ui/?${toQuery(parts.pool.clientId, asked)}`)
  try {
    const provider = await parts.federation?.findProvider(
      asked.domain !== null && isOwn
        ? { domain: asked.domain.split('@').at(-1)?.toLowerCase() ?? '' }
        : { name: asked.provider ?? '' },
    )
    if (provider) return await startFederation(parts, request, provider, asked)
  } catch (error) {
    if (error instanceof PoolError) return backTo(asked, { error: 'invalid_request', error_description: error.message })
    if (error instanceof AppError)
      return backTo(asked, { error: 'invalid_request', error_description: sayError(error, 'en') })
    throw error
  }
  // A domain nobody has claimed leads to the page where everybody else signs in.
  if (isOwn) return redirectTo(`/login-ui/?${toQuery(parts.pool.clientId, asked)}`)
  return backTo(asked, { error: 'invalid_request', error_description: refusalsEn.noProvider })
}

const endpoints: ReadonlyMap<string, HostedAnswer> = new Map<string, HostedAnswer>([
  ['GET /oauth2/authorize', authorize],
  ['GET /oauth2/idpresponse', answerFromProvider],
  ['POST /oauth2/token', takeTokenRequest],
  ['POST /oauth2/revoke', revoke],
  ['GET /oauth2/userInfo', userInfo],
  ['POST /oauth2/userInfo', userInfo],
  ['GET /logout', logOut],
  ...loginUi,
])
