import type { Platform } from './entities/integration.ts'

/**
 * What a page needs again when the applicant system has sent its user back to us. It is kept on the server. Only a
 * random word is sent along, which finds it once, so nobody can forge its content.
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

/** The time that a user may take to sign in at the applicant system. */
export const OAUTH_STATE_SECONDS = 900
/** The path to which applicant systems send their users back. */
export const OAUTH_CALLBACK_PATH = '/oauthcallback'
