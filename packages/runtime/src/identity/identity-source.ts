/** What an identity provider gives for a signed-in user. */
export interface IdentityTokens {
  idToken: string
  accessToken: string
}

/** What a session needs from an identity provider; `identity.ts` has the full interface. */
export interface IdentitySource {
  /** The current user's tokens, refreshed when they are old; null when nobody is signed in. `force` refreshes anyway. */
  currentTokens(options?: { force?: boolean }): Promise<IdentityTokens | null>
}
