import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Runtime } from '@tabard/runtime'
import type { Identity } from '../../account/identity.ts'

export type LoginState = { at: 'asking' } | { at: 'signing-in' } | { at: 'refused'; text: string }

export interface Login {
  readonly store: StoreApi<LoginState>
  submit(credentials: { email: string; password: string }): Promise<void>
}

const NEW_PASSWORD =
  'Your password is a temporary one and must be changed before you can sign in. Ask an admin of your company to send you a new invitation.'

/** Signing in. Where to go afterwards is the access decision's business: the page is for visitors alone. */
export function createLogin(identity: Identity, runtime: Pick<Runtime, 'signedIn' | 'report'>): Login {
  const store = createStore<LoginState>(() => ({ at: 'asking' }))
  const refuse = (text: string) => store.setState({ at: 'refused', text }, true)

  return {
    store,
    submit: async ({ email, password }) => {
      if (store.getState().at === 'signing-in') return
      store.setState({ at: 'signing-in' }, true)
      try {
        const outcome = await identity.signIn({ email: email.trim(), password })
        if (outcome.at === 'refused') return refuse(outcome.text)
        if (outcome.at === 'new-password-required') return refuse(NEW_PASSWORD)
        runtime.signedIn(outcome.tokens)
      } catch (error) {
        const reference = runtime.report(error)
        refuse(`Something went wrong on our side. Try again in a moment. Reference ${reference}`)
      }
    },
  }
}
