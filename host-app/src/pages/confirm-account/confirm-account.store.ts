import { createStore, type StoreApi } from 'zustand/vanilla'
import { updateProfile, type ProfileUpdate } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import type { Account } from '../../account/account.ts'
import type { Identity, SignInOutcome } from '../../account/identity.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { Arrival } from '../../sign-in/arrival.ts'
import type { CodeStep } from '../../sign-in/code-step.ts'
import { text } from '../../sign-in/sign-in.text.ts'

export type ConfirmAccountState =
  /**
   * Step 1. With `isKnown`, the login page has already taken the temporary password, and the user only chooses a new
   * one.
   */
  | { at: 'password'; email: string; isKnown: boolean; isBusy: boolean; problem: string | null }
  | ({ at: 'code' } & CodeStep)
  /** Step 2. */
  | { at: 'profile'; isBusy: boolean; problem: string | null }

export interface Profile {
  fullName: string
  userDescription: ProfileUpdate['userDescription']
  phoneNumber: string
  linkedInURL: string
  jobTitle: string
}

export interface ConfirmAccount {
  readonly store: StoreApi<ConfirmAccountState>
  choosePassword(given: { email: string; temporaryPassword: string; newPassword: string }): Promise<void>
  submitCode(code: string): Promise<void>
  saveProfile(profile: Profile): Promise<void>
}

export interface ConfirmAccountParts {
  identity: Pick<Identity, 'signIn' | 'completeNewPassword' | 'confirmMfa' | 'updateName' | 'currentTokens'>
  captcha: Captcha
  runtime: Pick<Runtime, 'api' | 'signedIn' | 'report'>
  account: Account
  arrival: Arrival
}

/** Confirms the account of an invited user: first a new password, then the profile. */
export function createConfirmAccount(parts: ConfirmAccountParts): ConfirmAccount {
  const { identity, captcha, runtime, account, arrival } = parts
  const { email: invited, isUnderWay } = arrival.store.getState()
  const store = createStore<ConfirmAccountState>(() =>
    isUnderWay && account.store.getState().at !== 'none'
      ? { at: 'profile', isBusy: false, problem: null }
      : { at: 'password', email: invited ?? '', isKnown: invited !== null, isBusy: false, problem: null },
  )
  const set = (state: ConfirmAccountState) => store.setState(state, true)

  /** Runs `steps` while the state is busy. They resolve to the problem to show, or to null. */
  const work = async (steps: () => Promise<string | null>) => {
    const before = store.getState()
    if (before.isBusy) return
    set({ ...before, isBusy: true, problem: null })
    let problem: string | null
    try {
      problem = await steps()
    } catch (error) {
      problem = text.wrong(runtime.report(error))
    }
    const now = store.getState()
    set({ ...now, isBusy: false, ...(problem !== null && { problem }) })
  }

  const goOn = (outcome: SignInOutcome): string | null => {
    switch (outcome.at) {
      case 'signed-in':
        // This comes before the session opens, because a signed-in user would otherwise be sent away from this page.
        arrival.begin()
        runtime.signedIn(outcome.tokens)
        set({ at: 'profile', isBusy: true, problem: null })
        return null
      case 'mfa-required':
        arrival.end()
        set({ at: 'code', secret: null, isBusy: true, problem: null })
        return null
      case 'mfa-setup-required':
        arrival.end()
        set({ at: 'code', secret: outcome.secret, isBusy: true, problem: null })
        return null
      case 'new-password-required':
        return null
      case 'refused':
        return outcome.text
    }
  }
  const complete = async (email: string, newPassword: string): Promise<string | null> => {
    const outcome = await identity.completeNewPassword(newPassword)
    // The user took too long, so the temporary password is asked for again.
    if (outcome.at === 'refused' && outcome.isOver)
      set({ at: 'password', email, isKnown: false, isBusy: true, problem: null })
    return goOn(outcome)
  }

  return {
    store,
    choosePassword: ({ email: typed, temporaryPassword, newPassword }) =>
      work(async () => {
        const state = store.getState()
        const email = typed.trim()
        if (state.at === 'password' && state.isKnown) return complete(email, newPassword)
        const answer = await captcha.execute('sign_in').catch(() => null)
        if (answer === null) return text.captchaFailed
        const outcome = await identity.signIn({ email, password: temporaryPassword, captcha: answer })
        if (outcome.at === 'refused') void captcha.reset()
        if (outcome.at !== 'new-password-required') return goOn(outcome)
        set({ at: 'password', email, isKnown: true, isBusy: true, problem: null })
        return complete(email, newPassword)
      }),
    submitCode: (code) => work(async () => goOn(await identity.confirmMfa(code))),
    saveProfile: (profile) =>
      work(async () => {
        const name = profile.fullName.trim()
        const known = account.store.getState()
        const saved = await runtime.api.call(updateProfile, {
          body: {
            ...(known.at === 'ready' && { clientId: known.client.id, clientName: known.client.clientName }),
            ...(known.at === 'ready' && known.user && { userId: known.user.userId, email: known.user.email }),
            name,
            phone: profile.phoneNumber.trim(),
            jobTitle: profile.jobTitle.trim(),
            linkedInUrl: profile.linkedInURL.trim(),
            userDescription: profile.userDescription,
          },
        })
        if (!saved.ok) return saved.error.text
        const named = await identity.updateName(name)
        if (named.at === 'refused') return named.text
        const tokens = await identity.currentTokens({ force: true })
        if (tokens) runtime.signedIn(tokens)
        await account.refresh()
        // The access decision chooses the next page, as after every sign-in. It is the homepage as long as there is
        // no page at `/onboarding`.
        arrival.end()
        return null
      }),
  }
}
