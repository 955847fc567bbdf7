import { askBefore } from '../actions/initiate-auth.ts'
import { respondToAuthChallenge } from '../actions/respond-to-auth-challenge.ts'
import { associateSoftwareToken } from '../actions/associate-software-token.ts'
import { verifySoftwareToken } from '../actions/verify-software-token.ts'
import { checkPassword } from '../check-password.ts'
import { afterPassword } from '../next-step.ts'
import { PoolError } from '../pool-error.ts'
import type { PoolCaller } from '../pool.ts'
import { readRecord, readUsername } from '../read-input.ts'
import { askOwner } from '../tokens.ts'
import { readAuthorizeRequest, toQuery, type AuthorizeRequest } from './authorize-request.ts'
import { formToken, isFormToken, knowBrowser, readBrowser } from './browser-cookie.ts'
import { makeCode } from './code.ts'
import { backTo, readForm, redirectTo, type HostedAnswer, type HostedParts } from './hosted-parts.ts'
import { errorPage, html, page, scriptFile, styleFile, type Markup } from './pages.ts'
import { wordsFor, type HostedWords } from './words/hosted-words.ts'

/** Our own sign-in page and what it needs. */
export const loginUi: [string, HostedAnswer][] = [
  ['GET /login-ui/', (parts, request) => withRequest(parts, request, (asked) => showPassword(parts, request, asked))],
  [
    'POST /login-ui/',
    (parts, request, caller) => withRequest(parts, request, (asked) => take(parts, request, caller, asked)),
  ],
  [
    'GET /login-ui/sso',
    (parts, request) => withRequest(parts, request, (asked) => showProvider(parts, request, asked)),
  ],
  ['GET /login-ui/style.css', async (parts) => styleFile(parts)],
  ['GET /login-ui/page.js', async () => scriptFile()],
  [
    'GET /login-ui/error',
    async (parts, request) => {
      const error = new URL(request.url).searchParams.get('error')
      const { badLink } = wordsFor(request)
      const known = error === 'redirect_mismatch' || error === 'unknown_client' ? error : 'other'
      return errorPage(parts, request, 400, { title: badLink.title, lead: badLink[known] })
    },
  ],
]

/** Reads the app's request from the page's address, which holds all of it, and checks it at every page. */
async function withRequest(
  parts: HostedParts,
  request: Request,
  answer: (asked: AuthorizeRequest) => Promise<Response>,
): Promise<Response> {
  const read = readAuthorizeRequest(parts, new URL(request.url).searchParams)
  if (read.kind === 'stranger') return redirectTo(`/login-ui/error?error=${read.error}`)
  if (read.kind === 'refused') return backTo(read, { error: read.error, error_description: read.description })
  return answer(read.request)
}

/** Takes one form, which is one step; its field `step` says which one. */
async function take(
  parts: HostedParts,
  request: Request,
  caller: PoolCaller,
  asked: AuthorizeRequest,
): Promise<Response> {
  const form = await readForm(request)
  if (!form || !isFormToken(parts, readBrowser(parts, request), form.get('token')))
    return showPassword(parts, request, asked, { problem: wordsFor(request).openTooLong })
  const step = form.get('step')
  if (step === 'provider') return toProvider(parts, request, asked, form.get('username') ?? '')
  const field = (name: string): string => form.get(name) ?? ''
  try {
    return await showNext(parts, request, asked, caller, await act(parts, step, field, caller, asked), form)
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    if (/^PreTokenGeneration failed/.test(error.message))
      return backTo(asked, { error: 'invalid_request', error_description: error.message })
    const problem = wordsOf(error)
    const words = wordsFor(request)
    // After a refused code or password the same step is shown again.
    if (field('session') !== '' && /CodeMismatch|ExpiredCode|InvalidPassword|EnableSoftware/.test(error.type))
      return show(parts, request, asked, stepPage(words, step ?? '', field('session'), problem, field('secret')))
    return showPassword(parts, request, asked, { problem, email: field('username') })
  }
}

/** Does what the form asks by the pool's own actions; the last step ends in a code instead of tokens. */
async function act(
  parts: HostedParts,
  step: string | null,
  field: (name: string) => string,
  caller: PoolCaller,
  asked: AuthorizeRequest,
): Promise<Record<string, unknown>> {
  const { pool } = parts
  const finishing: PoolCaller = {
    ...caller,
    finish: async (user) => {
      await askOwner(pool, user, { by: 'hosted', isRefresh: false })
      return { Code: makeCode(pool, user, 'hosted', asked) }
    },
  }
  const respond = async (name: string, responses: object): Promise<Record<string, unknown>> => {
    const input = {
      ClientId: pool.clientId,
      ChallengeName: name,
      Session: field('session'),
      ChallengeResponses: responses,
    }
    return readRecord(await respondToAuthChallenge(pool, input, finishing))
  }
  switch (step) {
    case 'password': {
      const name = readUsername(field('username').trim())
      await askBefore(pool, { captcha: field('captcha') }, caller)
      const user = await checkPassword(pool, name, field('password'), caller)
      return readRecord(await afterPassword(pool, user, finishing))
    }
    case 'new-password':
      return respond('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: field('password') })
    case 'code':
      return respond('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: field('code').replace(/\s/g, '') })
    case 'setup': {
      const input = { Session: field('session'), UserCode: field('code').replace(/\s/g, ''), FriendlyDeviceName: '' }
      const verified = readRecord(await verifySoftwareToken(pool, input, finishing))
      const done = { ClientId: pool.clientId, ChallengeName: 'MFA_SETUP', Session: verified['Session'] }
      return readRecord(await respondToAuthChallenge(pool, done, finishing))
    }
    default:
      throw new PoolError('InvalidParameterException', 'This step is not known. Start again.')
  }
}

async function showNext(
  parts: HostedParts,
  request: Request,
  asked: AuthorizeRequest,
  caller: PoolCaller,
  outcome: Record<string, unknown>,
  form: URLSearchParams,
): Promise<Response> {
  if (typeof outcome['Code'] === 'string') return backTo(asked, { code: outcome['Code'] })
  const session = String(outcome['Session'] ?? '')
  const words = wordsFor(request)
  switch (outcome['ChallengeName']) {
    case 'NEW_PASSWORD_REQUIRED':
      return show(parts, request, asked, stepPage(words, 'new-password', session, null))
    case 'SOFTWARE_TOKEN_MFA':
      return show(parts, request, asked, stepPage(words, 'code', session, null))
    case 'MFA_SETUP': {
      const set = readRecord(await associateSoftwareToken(parts.pool, { Session: session }, caller))
      return show(
        parts,
        request,
        asked,
        stepPage(words, 'setup', String(set['Session']), null, String(set['SecretCode'])),
      )
    }
    default:
      return showPassword(parts, request, asked, {
        problem: wordsFor(request).tryAgain,
        email: form.get('username') ?? '',
      })
  }
}

/** The domain of the address alone decides: looking for the user would tell whether somebody has the address. */
async function toProvider(
  parts: HostedParts,
  request: Request,
  asked: AuthorizeRequest,
  email: string,
): Promise<Response> {
  const domain = email.split('@').at(-1)?.trim().toLowerCase() ?? ''
  const provider = domain === '' ? null : await parts.federation?.findProvider({ domain })
  if (!provider) {
    return showProvider(parts, request, asked, { problem: wordsFor(request).noProvider, email })
  }
  const query = new URLSearchParams(toQuery(parts.pool.clientId, asked))
  query.set('identity_provider', provider.name)
  query.set('login_hint', email.trim().slice(0, 254))
  // This leads on from a page of the form's own site, so that `form-action` need not name the provider's.
  return new Response(null, {
    status: 200,
    headers: { refresh: `0;url=/oauth2/authorize?${query.toString()}`, 'cache-control': 'no-store' },
  })
}

async function showProvider(
  parts: HostedParts,
  request: Request,
  asked: AuthorizeRequest,
  { problem = null, email = asked.loginHint ?? '' }: { problem?: string | null; email?: string } = {},
): Promise<Response> {
  const query = toQuery(parts.pool.clientId, asked)
  const words = wordsFor(request)
  const { title, lead, action } = words.provider
  const fields = html`<div class="field">
    <label for="username">${words.provider.email}</label
    ><input
      id="username"
      name="username"
      type="email"
      autocomplete="username"
      value="${email.slice(0, 254)}"
      maxlength="254"
      required
      autofocus
    />
  </div>`
  const after = html`<p class="or">${words.or}</p>
    <a class="button plain" href="/login-ui/?${query}">${words.provider.usePassword}</a>`
  return show(parts, request, asked, { title, lead, problem, fields, after, action, step: 'provider', session: '' })
}

interface Step {
  title: string
  lead: string
  problem: string | null
  fields: Markup
  action: string
  /** Below the form. */
  after?: Markup
  step: string
  session: string
}

function stepPage(words: HostedWords, step: string, session: string, problem: string | null, secret = ''): Step {
  const shared = { problem, session, step }
  if (step === 'new-password') {
    return {
      ...shared,
      ...words.newPassword,
      fields: html`<div class="field">
        <label for="password">${words.newPassword.label}</label
        ><input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="8"
          maxlength="256"
          required
          autofocus
        /><span class="hint">${words.newPassword.hint}</span>
      </div>`,
    }
  }
  const code = html`<div class="field">
    <label for="code">${words.codeLabel}</label
    ><input
      class="code"
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      pattern="[0-9 ]{6,7}"
      maxlength="7"
      required
      autofocus
    />
  </div>`
  if (step === 'setup') {
    return {
      ...shared,
      ...words.setup,
      fields: html`<code class="secret">${secret}</code><input type="hidden" name="secret" value="${secret}" />${code}`,
    }
  }
  return {
    ...shared,
    step: 'code',
    ...words.code,
    fields: code,
  }
}

async function show(parts: HostedParts, request: Request, asked: AuthorizeRequest, step: Step): Promise<Response> {
  const browser = knowBrowser(parts, request)
  const action = `/login-ui/?${toQuery(parts.pool.clientId, asked)}`
  const body = html`<form method="post" action="${action}">
      <input type="hidden" name="token" value="${formToken(parts, browser.value)}" /><input
        type="hidden"
        name="step"
        value="${step.step}"
      /><input type="hidden" name="session" value="${step.session}" />${step.fields}<button type="submit">
        ${step.action}
      </button>
    </form>
    ${step.after ?? null}`
  return page(parts, request, { ...step, body }, { leadsTo: asked.redirectUri, headers: browser.headers })
}

async function showPassword(
  parts: HostedParts,
  request: Request,
  asked: AuthorizeRequest,
  { problem = null, email = asked.loginHint ?? '' }: { problem?: string | null; email?: string } = {},
): Promise<Response> {
  const browser = knowBrowser(parts, request)
  const token = formToken(parts, browser.value)
  const words = wordsFor(request)
  const action = `/login-ui/?${toQuery(parts.pool.clientId, asked)}`
  const address = html`<div class="field">
    <label for="username">${words.password.email}</label
    ><input
      id="username"
      name="username"
      type="email"
      autocomplete="username"
      value="${email.slice(0, 254)}"
      maxlength="254"
      required
      ${email === '' ? html`autofocus` : null}
    />
  </div>`
  const form = html`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" /><input type="hidden" name="step" value="password" /><input
      type="hidden"
      name="captcha"
      value=""
    />${address}
    <div class="field">
      <span class="row"
        ><label for="password">${words.password.password}</label
        ><a href="${parts.origin}/forgotpassword">${words.password.forgot}</a></span
      ><input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required />
    </div>
    <button type="submit">${words.password.action}</button>
  </form>`
  const body = parts.federation
    ? html`${form}
        <p class="or">${words.or}</p>
        <a class="button plain" href="/login-ui/sso?${toQuery(parts.pool.clientId, asked)}"
          >${words.password.useSso}</a
        >`
    : form
  return page(
    parts,
    request,
    { ...words.password, problem, body },
    {
      leadsTo: asked.redirectUri,
      headers: browser.headers,
    },
  )
}

/** The pool refuses in Cognito's words, which are English in every language, because Cognito's clients compare them. */
function wordsOf(error: PoolError): string {
  if (error.type === 'TooManyRequestsException') return error.message
  return error.message.replace(/^PreAuthentication failed with error /, '')
}
