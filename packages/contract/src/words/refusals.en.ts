const policy = 'Password does not conform to policy: '

/**
 * What the user pool says to people whom it refuses, in English. These are Cognito's own words wherever Cognito has any,
 * and the pool sends them letter for letter, because its clients compare them.
 */
export const refusalsEn = {
  wrongPassword: 'Incorrect username or password.',
  /** This text is specified letter for letter. */
  passwordOff: 'Not allowed to log in with username and password.',
  tooManyPasswords: 'Password attempts exceeded',
  tooManyAttempts: 'Attempt limit exceeded, please try after some time.',
  noName: 'Missing required parameter USERNAME',
  badName: 'Invalid username',
  unknownUser: 'User does not exist.',
  disabled: 'User is disabled.',
  notConfirmed: 'User is not confirmed.',
  resetRequired: 'Password reset required for the user',
  cannotReset: 'User password cannot be reset in the current state.',
  noResetAddress: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
  temporaryExpired: 'Temporary password has expired and must be reset by an administrator.',
  sessionExpired: 'Invalid session for the user, session is expired.',
  sessionSpent: 'Invalid session for the user, session can only be used once.',
  badPassword: 'Invalid password',
  tooShort: `${policy}Password not long enough`,
  noUpperCase: `${policy}Password must have uppercase characters`,
  noLowerCase: `${policy}Password must have lowercase characters`,
  noNumber: `${policy}Password must have numeric characters`,
  noSymbol: `${policy}Password must have symbol characters`,
  whitespace: `${policy}Password must not contain whitespace`,
  guessed: `${policy}Password is one of those that are guessed first`,
  temporary: `${policy}Password must not be the temporary one`,
  wrongAppCode: 'Invalid code received for user',
  usedAppCode: 'Your software token has already been used once.',
  wrongFirstAppCode: 'Code mismatch and fail enable Software Token MFA',
  noApp: 'Software Token MFA does not exist for the user.',
  wrongMailedCode: 'Invalid verification code provided, please try again.',
  expiredMailedCode: 'Invalid code provided, please request a code again.',
  takenEmail: 'An account with the given email already exists.',
  badEmail: 'Invalid email address format.',
  noProvider: 'There is no such identity provider',
  providerChanged: 'The identity provider was changed meanwhile',
  providerRefused: 'The identity provider did not sign you in',
  providerUnreachable: 'The identity provider cannot be reached',
}

/** The words of every refusal of the user pool that people read. */
export type RefusalWords = typeof refusalsEn
