import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock, Runtime } from '@tabard/runtime'
import type { Identity, SignInOutcome } from '../../account/identity.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { CodeStep } from '../../sign-in/code-step.ts'
import { text as words } from '../../sign-in/sign-in.text.ts'
import { text } from './forgot-password.text.ts'

/** The names of the steps are those of the specification. */
export interface ForgotPasswordState {
  step: 'sendCode' | 'enterCode' | 'mfaValidate'
  /** The address the code was sent to; empty when the visitor came with a code and must enter the address. */
  email: string
  isBusy: boolean
  problem: string | null
  resend: 'not sending' | 'sending' | 'sent'
  /** What the step `mfaValidate` asks for. */
  secret: CodeStep['secret']
}

export interface ForgotPassword {
  readonly store: StoreApi<ForgotPasswordState>
  send(email: string): Promise<void>
  resend(email: string): Promise<void>
  /** Goes back to the step that asks for the address. */
  useAnother(): void
  /** Sets the new password and signs in with it. */
  reset(given: { email: string; code: string; newPassword: string }): Promise<void>
  submitCode(code: string): Promise<void>
}

export interface ForgotPasswordParts {
  identity: Pick<Identity, 'forgotPassword' | 'confirmForgotPassword' | 'signIn' | 'confirmMfa'>
  captcha: Captcha
  runtime: Pick<Runtime, 'signedIn' | 'report' | 'clock'> & { clock: Clock }
  /** The visitor has a code already: `x-code` is in the address. */
  hasCode: boolean
}

/** How long "sent" is shown. Spec §9. */
const SENT_MS = 10_000

/**
 * Resets a forgotten password: sends a code by e-mail, sets a new password, signs in. It never reveals whether there is
 * such an account.
 */
export function createForgotPassword({ identity, captcha, runtime, hasCode }: ForgotPasswordParts): ForgotPassword {
  const store = createStore<ForgotPasswordState>(() => ({
    step: hasCode ? 'enterCode' : 'sendCode',
    email: '',
    isBusy: false,
    problem: null,
    resend: 'not sending',
    secret: null,
  }))
  const set = (change: Partial<ForgotPasswordState>) => store.setState(change)
  /** What the last code has set. That code is used up, so a further try only signs in. */
  let reset: { email: string; newPassword: string } | null = null

  const work = async (steps: () => Promise<string | null>) => {
    if (store.getState().isBusy) return
    set({ isBusy: true, problem: null })
    try {
      set({ problem: await steps() })
    } catch (error) {
      set({ problem: words.wrong(runtime.report(error)) })
    }
    set({ isBusy: false })
  }
  const sendTo = async (email: string): Promise<string | null> => {
    const answer = await captcha.execute('forgot_password').catch(() => null)
    if (answer === null) return words.captchaFailed
    const outcome = await identity.forgotPassword({ email, captcha: answer })
    if (outcome.at === 'done') return null
    // Each captcha answer is valid once, so the next try needs another.
    void captcha.reset()
    return outcome.text
  }
  const goOn = (outcome: SignInOutcome): string | null => {
    switch (outcome.at) {
      case 'signed-in':
        runtime.signedIn(outcome.tokens)
        return null
      case 'mfa-required':
        set({ step: 'mfaValidate', secret: null })
        return null
      case 'mfa-setup-required':
        set({ step: 'mfaValidate', secret: outcome.secret })
        return null
      case 'new-password-required':
        return text.temporary
      case 'refused':
        return outcome.text
    }
  }

  return {
    store,
    send: (email) =>
      work(async () => {
        const problem = await sendTo(email.trim())
        if (problem === null) set({ step: 'enterCode', email: email.trim() })
        return problem
      }),
    resend: async (email) => {
      const { resend, isBusy } = store.getState()
      if (resend === 'sending' || isBusy) return
      if (email.trim() === '') return set({ problem: text.resendNeedsEmail })
      set({ resend: 'sending', problem: null })
      const problem = await sendTo(email.trim()).catch((error: unknown) => words.wrong(runtime.report(error)))
      set({ resend: problem === null ? 'sent' : 'not sending', problem })
      if (problem === null) runtime.clock.after(SENT_MS, () => set({ resend: 'not sending' }))
    },
    useAnother: () => set({ step: 'sendCode', problem: null, resend: 'not sending' }),
    reset: ({ email: typed, code, newPassword }) =>
      work(async () => {
        const email = typed.trim()
        if (reset?.email !== email || reset.newPassword !== newPassword) {
          const outcome = await identity.confirmForgotPassword({ email, code: code.replace(/\s/g, ''), newPassword })
          if (outcome.at === 'refused') return outcome.text
          reset = { email, newPassword }
        }
        const answer = await captcha.execute('sign_in').catch(() => null)
        if (answer === null) return words.captchaFailed
        const outcome = await identity.signIn({ email, password: newPassword, captcha: answer })
        if (outcome.at === 'refused') void captcha.reset()
        return goOn(outcome)
      }),
    submitCode: (code) => work(async () => goOn(await identity.confirmMfa(code))),
  }
}
