import type { PublicConfig } from '@tabard/contract'
import type { IdentitySource, IdentityTokens } from '@tabard/runtime'

/** What came of a sign-in. Expected failures are values with their words. */
export type SignInOutcome =
  | { at: 'signed-in'; tokens: IdentityTokens }
  | { at: 'new-password-required' }
  | { at: 'code-required' }
  | { at: 'refused'; text: string }

/** The identity provider as the app uses it; its library is fetched when first needed. */
export interface Identity extends IdentitySource {
  signIn(credentials: { email: string; password: string }): Promise<SignInOutcome>
  signOut(): Promise<void>
  /** Calls back when the signed-in user of this browser changed in another tab. */
  onOtherTab(listener: () => void): () => void
}

/** Where the provider's library keeps its tokens. */
const STORAGE_PREFIX = 'CognitoIdentityServiceProvider.'
