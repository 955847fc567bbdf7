import { pageWords } from '@tabard/runtime'

/** The pages on which somebody signs in, and the fields they share. */
export const text = pageWords('signIn', {
  title: 'Sign in',
  lead: 'Good to see you again.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  signingIn: 'Signing in',
  sso: 'Sign in with SSO',
  leaving: 'Going to your company’s sign-in',
  code: 'Code',
  enterCode: { title: 'Enter your code', lead: 'The six digits your authenticator app shows.' },
  setUp: {
    title: 'Set up your authenticator',
    lead: 'Add this key to an authenticator app, then enter the six digits it shows.',
  },
  startAgain: 'Start again',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noSpaces: 'No spaces',
  rule: { ok: 'done', open: 'missing', bad: 'wrong' },
  noResponse: 'Authentication response is missing.',
  cookies: 'Cookies',
  picture: 'Any CV, in your colours.',
})
