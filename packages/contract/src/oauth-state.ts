/** The time that a user may take to sign in at the applicant system. */
export const OAUTH_STATE_SECONDS = 900
/** The path to which applicant systems send their users back. */
export const OAUTH_CALLBACK_PATH = '/oauthcallback'
