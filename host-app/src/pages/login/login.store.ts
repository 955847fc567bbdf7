import { createStore, type StoreApi } from 'zustand/vanilla'
import { getPublicSsoLink, isEmail } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import type { Identity, SignInOutcome } from '../../account/identity.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { CodeStep } from '../../sign-in/code-step.ts'
import { text as words } from '../../sign-in/sign-in.text.ts'

export type LoginState =
  | { at: 'asking' }
  | { at: 'signing-in' }
  /** The page is leaving for the company's own sign-in. */
  | { at: 'leaving' }
  | { at: 'refused'; text: string }
  /** The password was right; the authenticator's code is asked for. */
  | ({ at: 'code' } & CodeStep)

export interface Login {
  readonly store: StoreApi<LoginState>
  submit(credentials: { email: string; password: string }): Promise<void>
  submitCode(code: string): Promise<void>
  startAgain(): void
  /**
   * Leaves the page for the sign-in of the address's company; without an address, of the company that was used last.
   */
  startSso(email: string, query: string): Promise<void>
  /** Call when the user came back to the page with the browser's Back. */
  cameBack(): void
}

export interface LoginParts {
  identity: Pick<Identity, 'signIn' | 'confirmMfa' | 'startSso'>
  captcha: Captcha
  runtime: Pick<Runtime, 'api' | 'signedIn' | 'report'>
  /** The problem that single sign-on returned with. */
  problem: string | null
  /** Called when the temporary password of an invitation was right, so that the account can be confirmed. */
  confirmAccount(email: string): void
}

/** Signs in. The access decision chooses the next page, because a signed-in user may not stay on this one. */
export function createLogin({ identity, captcha, runtime, problem, confirmAccount }: LoginParts): Login {
  const store = createStore<LoginState>(() => (problem === null ? { at: 'asking' } : { at: 'refused', text: problem }))
  const refuse = (text: string) => store.setState({ at: 'refused', text }, true)
  const fail = (error: unknown) => {
    refuse(words.wrong(runtime.report(error)))
  }
  const isBusy = () => store.getState().at === 'signing-in' || store.getState().at === 'leaving'

  const goOn = (outcome: SignInOutcome, email: string) => {
    switch (outcome.at) {
      case 'signed-in':
        return runtime.signedIn(outcome.tokens)
      case 'refused':
        return refuse(outcome.text)
      case 'new-password-required':
        return confirmAccount(email)
      case 'mfa-required':
        return store.setState({ at: 'code', secret: null, isBusy: false, problem: null }, true)
      case 'mfa-setup-required':
        return store.setState({ at: 'code', secret: outcome.secret, isBusy: false, problem: null }, true)
    }
  }

  return {
    store,
    submit: async ({ email, password }) => {
      if (isBusy()) return
      store.setState({ at: 'signing-in' }, true)
      try {
        const answer = await captcha.execute('sign_in').catch(() => null)
        if (answer === null) return refuse(words.captchaFailed)
        const outcome = await identity.signIn({ email: email.trim(), password, captcha: answer })
        // Each captcha answer is valid once, so the next try needs another.
        if (outcome.at === 'refused') void captcha.reset()
        goOn(outcome, email.trim())
      } catch (error) {
        fail(error)
      }
    },
    submitCode: async (code) => {
      const state = store.getState()
      if (state.at !== 'code' || state.isBusy) return
      store.setState({ ...state, isBusy: true, problem: null }, true)
      try {
        const outcome = await identity.confirmMfa(code)
        // After a wrong code the user may enter another, until the sign-in is over.
        if (outcome.at === 'refused' && !outcome.isOver)
          return store.setState({ ...state, isBusy: false, problem: outcome.text }, true)
        goOn(outcome, '')
      } catch (error) {
        fail(error)
      }
    },
    startAgain: () => store.setState({ at: 'asking' }, true),
    startSso: async (email, query) => {
      if (isBusy()) return
      store.setState({ at: 'leaving' }, true)
      try {
        const link = isEmail(email.trim()) ? await linkFor(runtime, email.trim()) : undefined
        await identity.startSso({ customState: query, ...(link !== undefined && { link }) })
      } catch (error) {
        fail(error)
      }
    },
    cameBack: () => {
      if (store.getState().at === 'leaving') store.setState({ at: 'asking' }, true)
    },
  }
}

async function linkFor(runtime: Pick<Runtime, 'api'>, email: string): Promise<string | undefined> {
  const link = await runtime.api.call(getPublicSsoLink, { query: { email } })
  return link.ok ? link.value.url : undefined
}
