import type { IdentityFailure, IdentityResult } from './identity.ts'
import { text } from '../words/runtime.text.ts'

/** The answer to a step that no earlier step asked for, and to a verb that needs somebody signed in. */
export const notChallenged: IdentityFailure = {
  kind: 'failed',
  code: 'NotAuthorizedException',
  message: text.signInAgain,
}

/** What one of the library's calls answers, of which only success or failure matters. */
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
