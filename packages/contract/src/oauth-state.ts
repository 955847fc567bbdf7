import type { Platform } from './entities/integration.ts'

/**
 * What a page wants back when the applicant system sends its user to us again. It is kept on the server: what travels is
 * a random word that finds it once, and nothing of this is believed because it came back.
 */
export interface OAuthState {
  platform: Platform
  userId?: string
  clientId?: string
  externalClientId?: string
  integrationData?: string
  platformPageProps?: string
  sig?: string
  externalId?: string
  other?: string
  vincereClientId?: string
  newTab?: boolean
  shortId?: string
}

/** How long somebody may take to sign in at the applicant system. */
export const OAUTH_STATE_SECONDS = 900
/** Where applicant systems send their users back to. */
export const OAUTH_CALLBACK_PATH = '/oauthcallback'
