import type { PublicConfig } from '@tabard/contract'
import type { IdentitySource, IdentityTokens } from '@tabard/runtime'

/** What came of a sign-in. Expected failures are values with their words. */
export type SignInOutcome =
  { at: 'signed-in'; tokens: IdentityTokens } | { at: 'new-password-required' } | { at: 'refused'; text: string }

/** The identity provider as the app uses it. */
export interface Identity extends IdentitySource {
  signIn(credentials: { email: string; password: string }): Promise<SignInOutcome>
  signOut(): Promise<void>
  /** Calls back when another tab of this browser signed in or out. */
  onOtherTab(listener: () => void): () => void
}

/** Where the provider's library keeps its tokens. */
const STORAGE_PREFIX = 'CognitoIdentityServiceProvider.'
/** Put by the provider before the text of a check of its own. */
const CHECK_PREFIX = /^(UserLambdaValidationException: )?PreTokenGeneration failed with error /

/** The provider's library is 27 kB: visitors with a signature, who have no tokens of it, never fetch it. */
export function createIdentity(auth: PublicConfig['auth']): Identity {
  const library = once(async () => (await import('@tabard/runtime/cognito')).createCognitoIdentity(auth))
  const hasTokens = () => {
    try {
      return localStorage.getItem(`${STORAGE_PREFIX}${auth.userPoolWebClientId}.LastAuthUser`) !== null
    } catch {
      return false
    }
  }

  return {
    currentTokens: async (options) => (hasTokens() ? (await library()).currentTokens(options) : null),
    signIn: async ({ email, password }) => {
      const provider = await library()
      const result = await provider.signIn(email, password)
      if (result.kind === 'new-password-required') return { at: 'new-password-required' }
      if (result.kind === 'failed') return { at: 'refused', text: wordsFor(result) }
      const tokens = await provider.currentTokens()
      return tokens ? { at: 'signed-in', tokens } : { at: 'refused', text: 'Authentication response is missing.' }
    },
    signOut: async () => {
      if (hasTokens()) await (await library()).signOut()
    },
    onOtherTab: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || (key.startsWith(STORAGE_PREFIX) && key.endsWith('.LastAuthUser'))) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

function wordsFor({ code, message }: { code: string; message: string }): string {
  if (code === 'NetworkError') return 'Tabard could not be reached. Check the connection and try again.'
  return message.replace(CHECK_PREFIX, '')
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null
      throw error
    }))
}
