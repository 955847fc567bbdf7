import { createStore, type StoreApi } from 'zustand/vanilla'
import { isEmail, routes } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import { CAPTCHA_FAILED, type Identity } from '../../account/identity.ts'
import type { Captcha } from '../../captcha/captcha.ts'

export type LoginState =
  | { at: 'asking' }
  | { at: 'signing-in' }
  /** On the way to the company's own sign-in. */
  | { at: 'leaving' }
  | { at: 'refused'; text: string }

export interface Login {
  readonly store: StoreApi<LoginState>
  submit(credentials: { email: string; password: string }): Promise<void>
  /** Leaves for the sign-in of the address's company; without one, of the company it was last. */
  startSso(email: string, query: string): Promise<void>
  /** The page was gone back to. */
  cameBack(): void
}

export interface LoginParts {
  identity: Pick<Identity, 'signIn' | 'startSso'>
  captcha: Captcha
  runtime: Pick<Runtime, 'api' | 'signedIn' | 'report'>
  /** What single sign-on came back with. */
  problem: string | null
}

const NEW_PASSWORD =
  'Your password is a temporary one and must be changed before you can sign in. Ask an admin of your company to send you a new invitation.'

/** Signing in. Where to go afterwards is the access decision's business: the page is for visitors alone. */
export function createLogin({ identity, captcha, runtime, problem }: LoginParts): Login {
  const store = createStore<LoginState>(() => (problem === null ? { at: 'asking' } : { at: 'refused', text: problem }))
  const refuse = (text: string) => store.setState({ at: 'refused', text }, true)
  const fail = (error: unknown) => {
    const reference = runtime.report(error)
    refuse(`Something went wrong on our side. Try again in a moment. Reference ${reference}`)
  }
  const isBusy = () => store.getState().at === 'signing-in' || store.getState().at === 'leaving'

  return {
    store,
    submit: async ({ email, password }) => {
      if (isBusy()) return
      store.setState({ at: 'signing-in' }, true)
      try {
        const answer = await captcha.execute('sign_in').catch(() => null)
        if (answer === null) return refuse(CAPTCHA_FAILED)
        const outcome = await identity.signIn({ email: email.trim(), password, captcha: answer })
        if (outcome.at === 'refused') {
          // Each answer is good once, so there must be another for the next try.
          void captcha.reset()
          return refuse(outcome.text)
        }
        if (outcome.at === 'new-password-required') return refuse(NEW_PASSWORD)
        runtime.signedIn(outcome.tokens)
      } catch (error) {
        fail(error)
      }
    },
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
  const link = await runtime.api.call(routes.getPublicSsoLink, { query: { email } })
  return link.ok ? link.value.url : undefined
}
