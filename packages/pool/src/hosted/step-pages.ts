import { toQuery, type AuthorizeRequest } from './authorize-request.ts'
import { formToken, knowBrowser } from './browser-cookie.ts'
import type { HostedParts } from './hosted-parts.ts'
import { html, page, type Markup } from './pages.ts'
import { wordsFor, type HostedWords } from './words/hosted-words.ts'

/** A request for a page of the sign-in, and what the app asked for in its address. */
export interface Visit {
  parts: HostedParts
  request: Request
  asked: AuthorizeRequest
}

/** What a page takes over from the step before it. */
interface Given {
  /** Why the step before it was refused. */
  problem: string | null
  email: string
  /** What the pool gave to continue the sign-in with. */
  session: string
  /** The key of an authenticator app that is being set up. */
  secret: string
}

interface StepPage {
  title: string
  lead: string
  fields: Markup
  action: string
  /** Below the form. */
  after?: Markup | null
}

/** One form of the sign-in; its hidden field `step` holds this name. */
export type Step = 'password' | 'provider' | 'new-password' | 'setup' | 'code'

const pages: Record<Step, (words: HostedWords, given: Given, visit: Visit) => StepPage> = {
  password: ({ password: words, or }, { email }, visit) => ({
    ...words,
    fields: html`<input type="hidden" name="captcha" value="" />${addressField(words.email, email)}
      <div class="field">
        <span class="row"
          ><label for="password">${words.password}</label
          ><a href="${visit.parts.origin}/forgotpassword">${words.forgot}</a></span
        ><input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="256"
          required
        />
      </div>`,
    after: visit.parts.federation ? otherWay(or, addressOf(visit, 'sso'), words.useSso) : null,
  }),
  provider: ({ provider: words, or }, { email }, visit) => ({
    ...words,
    fields: addressField(words.email, email),
    after: otherWay(or, addressOf(visit), words.usePassword),
  }),
  'new-password': ({ newPassword: words }) => ({
    ...words,
    fields: html`<div class="field">
      <label for="password">${words.label}</label
      ><input
        id="password"
        name="password"
        type="password"
        autocomplete="new-password"
        minlength="8"
        maxlength="256"
        required
        autofocus
      /><span class="hint">${words.hint}</span>
    </div>`,
  }),
  setup: ({ setup: words, codeLabel }, { secret }) => ({
    ...words,
    fields: html`<code class="secret">${secret}</code
      ><input type="hidden" name="secret" value="${secret}" />${codeField(codeLabel)}`,
  }),
  code: ({ code: words, codeLabel }) => ({ ...words, fields: codeField(codeLabel) }),
}

export const isStep = (name: string): name is Step => Object.hasOwn(pages, name)

/** The page of a step, with a form that leads to the next one. */
export function showStep(visit: Visit, step: Step, given: Partial<Given> = {}): Response {
  const { parts, request, asked } = visit
  const whole: Given = { problem: null, email: asked.loginHint ?? '', session: '', secret: '', ...given }
  const browser = knowBrowser(parts, request)
  const { title, lead, fields, action, after = null } = pages[step](wordsFor(request), whole, visit)
  const body = html`<form method="post" action="${addressOf(visit)}">
      <input type="hidden" name="token" value="${formToken(parts, browser.value)}" /><input
        type="hidden"
        name="step"
        value="${step}"
      /><input type="hidden" name="session" value="${whole.session}" />${fields}<button type="submit">${action}</button>
    </form>
    ${after}`
  const content = { title, lead, problem: whole.problem, body }
  return page(parts, request, content, { leadsTo: asked.redirectUri, headers: browser.headers })
}

/** The address of our own page, which holds the app's whole request. */
const addressOf = ({ parts, asked }: Visit, page = ''): string =>
  `/login-ui/${page}?${toQuery(parts.pool.clientId, asked)}`

const addressField = (label: string, email: string): Markup =>
  html`<div class="field">
    <label for="username">${label}</label
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

const codeField = (label: string): Markup =>
  html`<div class="field">
    <label for="code">${label}</label
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

const otherWay = (or: string, address: string, words: string): Markup =>
  html`<p class="or">${or}</p>
    <a class="button plain" href="${address}">${words}</a>`
