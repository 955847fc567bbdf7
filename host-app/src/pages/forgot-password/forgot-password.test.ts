import { describe, expect, it } from 'vitest'
import type { IdentityTokens } from '@tabard/runtime'
import { fakeClock } from '../../../../packages/runtime/src/testing/fake-clock.ts'
import type { Outcome, SignInOutcome } from '../../account/identity.ts'
import { createForgotPassword } from './forgot-password.store.ts'
import { text } from './forgot-password.text.ts'

const tokens: IdentityTokens = { idToken: 'i', accessToken: 'a' }
const given = { email: 'ada@acme.test', code: '123 456', newPassword: 'Chosen-once-55' }
const refused = (text: string, isOver = false): Outcome & SignInOutcome => ({ at: 'refused', text, isOver })

/** A page whose identity provider gives these answers; by default every step succeeds. */
function open(answers: { code?: Outcome; reset?: Outcome; signIn?: SignInOutcome[]; mfa?: SignInOutcome } = {}) {
  const asked: string[] = []
  const clock = fakeClock()
  const page = createForgotPassword({
    hasCode: false,
    captcha: { execute: async (action) => `won for ${action}`, reset: async () => undefined },
    identity: {
      forgotPassword: async ({ email, captcha }) => {
        asked.push(`send ${email} ${captcha}`)
        return answers.code ?? { at: 'done' }
      },
      confirmForgotPassword: async ({ email, code }) => {
        asked.push(`reset ${email} ${code}`)
        return answers.reset ?? { at: 'done' }
      },
      signIn: async ({ captcha }) => {
        asked.push(`sign in ${captcha}`)
        return answers.signIn?.shift() ?? { at: 'signed-in', tokens }
      },
      confirmMfa: async () => answers.mfa ?? { at: 'signed-in', tokens },
    },
    runtime: { clock, report: () => 'ref', signedIn: () => void asked.push('signed in') },
  })
  return { page, asked, clock, state: () => page.store.getState() }
}

describe('a forgotten password', () => {
  it('has a code sent, is set anew, and its user is signed in', async () => {
    const { page, asked, state } = open()
    await page.send(' ada@acme.test ')
    expect(state()).toMatchObject({ step: 'enterCode', email: 'ada@acme.test', problem: null })
    await page.reset(given)
    expect(asked).toEqual([
      'send ada@acme.test won for forgot_password',
      'reset ada@acme.test 123456',
      'sign in won for sign_in',
      'signed in',
    ])
  })

  it('spends its code once: what fails after that is tried again alone', async () => {
    const { page, asked, state } = open({ signIn: [refused('Too many')] })
    await page.reset(given)
    expect(state().problem).toBe('Too many')
    await page.reset(given)
    expect(asked.filter((line) => line.startsWith('reset'))).toHaveLength(1)
    expect(asked.at(-1)).toBe('signed in')
  })

  it('says what was wrong with the code, and signs nobody in', async () => {
    const { page, asked, state } = open({ reset: refused('Invalid verification code provided, please try again.') })
    await page.reset(given)
    expect(state()).toMatchObject({ problem: 'Invalid verification code provided, please try again.', isBusy: false })
    expect(asked).toHaveLength(1)
  })

  it('goes on to the authenticator’s code where there is one', async () => {
    const { page, state } = open({ signIn: [{ at: 'mfa-required' }], mfa: refused('Invalid code received for user') })
    await page.reset(given)
    expect(state().step).toBe('mfaValidate')
    await page.submitCode('000000')
    expect(state()).toMatchObject({ step: 'mfaValidate', problem: 'Invalid code received for user' })
  })

  it('sends the code again, says so for ten seconds, and wants an address for it', async () => {
    const { page, clock, state } = open()
    await page.resend('  ')
    expect(state()).toMatchObject({ resend: 'not sending', problem: text.resendNeedsEmail })
    const sending = page.resend('ada@acme.test')
    expect(state()).toMatchObject({ resend: 'sending', problem: null })
    await sending
    expect(state().resend).toBe('sent')
    await clock.advance(9_999)
    expect(state().resend).toBe('sent')
    await clock.advance(1)
    expect(state().resend).toBe('not sending')
  })

  it('has not sent what was refused', async () => {
    const { page, state } = open({ code: refused('Attempt limit exceeded, please try after some time.') })
    await page.resend('ada@acme.test')
    expect(state()).toMatchObject({
      resend: 'not sending',
      problem: 'Attempt limit exceeded, please try after some time.',
    })
  })
})
