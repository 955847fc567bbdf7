import type { SignaturePayload } from '@tabard/contract'

/** Who is looking. One at a time; `opening` only until `openSession` has run. */
export type Session =
  | { kind: 'opening' }
  | { kind: 'anonymous' }
  | { kind: 'signature'; token: string; payload: SignaturePayload }
  | { kind: 'signed-in'; tokens: IdentityTokens }
  /** The signature was good once; `payload` still says what it was for. */
  | { kind: 'expired'; payload: SignaturePayload | null }
  /** The signature cannot be read, or the gateway refused it. */
  | { kind: 'invalid' }

/** What an identity provider gives for a signed-in user. */
export interface IdentityTokens {
  idToken: string
  accessToken: string
}

/** The little the session needs of an identity provider; `identity/` has the whole of it. */
export interface IdentitySource {
  /** The current user's tokens, refreshed when they are old; null when nobody is signed in. `force` refreshes anyway. */
  currentTokens(options?: { force?: boolean }): Promise<IdentityTokens | null>
}

export function canAsk(session: Session): session is Extract<Session, { kind: 'signature' | 'signed-in' }> {
  return session.kind === 'signature' || session.kind === 'signed-in'
}
