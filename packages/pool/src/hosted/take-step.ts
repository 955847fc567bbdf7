import { associateSoftwareToken } from '../actions/associate-software-token.ts'
import { askBefore } from '../actions/initiate-auth.ts'
import { respondToAuthChallenge } from '../actions/respond-to-auth-challenge.ts'
import { verifySoftwareToken } from '../actions/verify-software-token.ts'
import { checkPassword } from '../check-password.ts'
import { afterPassword } from '../next-step.ts'
import type { PoolCaller } from '../pool.ts'
import { readRecord, readUsername } from '../read-input.ts'
import { askOwner } from '../tokens.ts'
import { toQuery } from './authorize-request.ts'
import { makeCode } from './code.ts'
import { backTo } from './hosted-parts.ts'
import { showStep, type Step, type Visit } from './step-pages.ts'
import { wordsFor } from './words/hosted-words.ts'

type Field = (name: string) => string

/**
 * What the form of each step does, by the pool's own actions, and the page that follows.
 * @throws PoolError when the pool refuses
 */
export const takeStep: Record<Step, (visit: Visit, field: Field, caller: PoolCaller) => Promise<Response>> = {
  provider: toProvider,
  password: async (visit, field, caller) => {
    const { pool } = visit.parts
    const name = readUsername(field('username').trim())
    await askBefore(pool, { captcha: field('captcha') }, caller)
    const user = await checkPassword(pool, name, field('password'), caller)
    return showNext(visit, caller, await afterPassword(pool, user, finishing(visit, caller)))
  },
  'new-password': (visit, field, caller) =>
    respond(visit, caller, 'NEW_PASSWORD_REQUIRED', field('session'), { NEW_PASSWORD: field('password') }),
  code: (visit, field, caller) =>
    respond(visit, caller, 'SOFTWARE_TOKEN_MFA', field('session'), { SOFTWARE_TOKEN_MFA_CODE: codeIn(field) }),
  setup: async (visit, field, caller) => {
    const input = { Session: field('session'), UserCode: codeIn(field), FriendlyDeviceName: '' }
    const verified = readRecord(await verifySoftwareToken(visit.parts.pool, input, caller))
    return respond(visit, caller, 'MFA_SETUP', verified['Session'], {})
  },
}

const codeIn = (field: Field): string => field('code').replace(/\s/g, '')

async function respond(
  visit: Visit,
  caller: PoolCaller,
  name: string,
  session: unknown,
  responses: object,
): Promise<Response> {
  const { pool } = visit.parts
  const input = { ClientId: pool.clientId, ChallengeName: name, Session: session, ChallengeResponses: responses }
  return showNext(visit, caller, await respondToAuthChallenge(pool, input, finishing(visit, caller)))
}

/** The last step ends in a code instead of tokens. */
function finishing({ parts: { pool }, asked }: Visit, caller: PoolCaller): PoolCaller {
  return {
    ...caller,
    finish: async (user) => {
      await askOwner(pool, user, { by: 'hosted', isRefresh: false })
      return { Code: makeCode(pool, user, 'hosted', asked) }
    },
  }
}

async function showNext(visit: Visit, caller: PoolCaller, answer: object): Promise<Response> {
  const outcome = readRecord(answer)
  if (typeof outcome['Code'] === 'string') return backTo(visit.asked, { code: outcome['Code'] })
  const session = String(outcome['Session'] ?? '')
  switch (outcome['ChallengeName']) {
    case 'NEW_PASSWORD_REQUIRED':
      return showStep(visit, 'new-password', { session })
    case 'SOFTWARE_TOKEN_MFA':
      return showStep(visit, 'code', { session })
    case 'MFA_SETUP': {
      const set = readRecord(await associateSoftwareToken(visit.parts.pool, { Session: session }, caller))
      return showStep(visit, 'setup', { session: String(set['Session']), secret: String(set['SecretCode']) })
    }
    default:
      return showStep(visit, 'password', { problem: wordsFor(visit.request).tryAgain })
  }
}

/** The domain of the address alone decides: looking for the user would tell whether somebody has the address. */
async function toProvider(visit: Visit, field: Field): Promise<Response> {
  const { parts, request, asked } = visit
  const email = field('username')
  const domain = email.split('@').at(-1)?.trim().toLowerCase() ?? ''
  const provider = domain === '' ? null : await parts.federation?.findProvider({ domain })
  if (!provider) return showStep(visit, 'provider', { problem: wordsFor(request).noProvider, email })
  const query = new URLSearchParams(toQuery(parts.pool.clientId, asked))
  query.set('identity_provider', provider.name)
  query.set('login_hint', email.trim().slice(0, 254))
  // This leads on from a page of the form's own site, so that `form-action` need not name the provider's.
  return new Response(null, {
    status: 200,
    headers: { refresh: `0;url=/oauth2/authorize?${query.toString()}`, 'cache-control': 'no-store' },
  })
}
