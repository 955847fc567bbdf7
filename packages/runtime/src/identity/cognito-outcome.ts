import type { IdentityFailure, IdentityResult } from './identity.ts'
import { text } from '../words/runtime.text.ts'

/** The failure of a sign-in step that the pool did not ask for, and of a call that needs a signed-in user. */
export const notChallenged = (): IdentityFailure => ({
  kind: 'failed',
  code: 'NotAuthorizedException',
  message: text.signInAgain,
})

/** The result of a call of the library for which only success or failure matters. */
export function untilDone(start: (done: () => void, fail: (error: unknown) => void) => void): Promise<IdentityResult> {
  return new Promise((resolve) =>
    start(
      () => resolve({ kind: 'done' }),
      (error) => resolve(failureOf(error)),
    ),
  )
}

export function failureOf(error: unknown): IdentityFailure {
  const { code = 'Unknown', message = 'Sign-in failed.' } = (error ?? {}) as { code?: string; message?: string }
  return { kind: 'failed', code, message }
}
