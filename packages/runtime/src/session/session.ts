import type { ScreenFailure, SignaturePayload } from '@tabard/contract'
import type { IdentityTokens } from '../identity/identity-source.ts'

/**
 * Who uses the page. There is one session at a time; it is `opening` until `openSession` has run, and while a screen
 * that has changed its record waits for the token.
 */
export type Session =
  | { kind: 'opening' }
  | { kind: 'anonymous' }
  | { kind: 'signature'; token: string; payload: SignaturePayload }
  | { kind: 'signed-in'; tokens: IdentityTokens }
  /** The signature was valid and has ended; `payload` still says what it was for. */
  | { kind: 'expired'; payload: SignaturePayload | null }
  /** The signature cannot be read, or the gateway refused it. */
  | { kind: 'invalid' }

export function canAsk(session: Session): session is Extract<Session, { kind: 'signature' | 'signed-in' }> {
  return session.kind === 'signature' || session.kind === 'signed-in'
}

/** What is wrong with the newest token. */
export interface SessionProblem {
  code: ScreenFailure
  /** False while an earlier token still serves and the page was only asked for the next one. */
  isBlocking: boolean
}
