/** Seconds a challenge may take, as at Cognito. */
export const CHALLENGE_SECONDS = 180
export const ACCESS_SECONDS = 3600
export const REFRESH_SECONDS = 30 * 86_400
