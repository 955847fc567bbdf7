import { pageWords } from '@tabard/runtime'

/** The texts of the sign-in pages, and of the fields they share. */
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
  /** The text is specified letter for letter. */
  mustContain: 'Password must contain at least',
  rules: {
    length: '8 characters minimum',
    upper: '1 uppercase',
    lower: '1 lower case',
    number: '1 number',
    special: '1 special character',
  },
  strong: 'Strong password',
  weak: 'Password does not meet the criteria',
  differ: 'Password & Confirm Password do not match.',
  mustBeSixDigits: 'Must be a 6 digit code',
  captchaFailed: 'Captcha failed',
  /** The texts from here on are our own. */
  noSpaces: 'No spaces',
  rule: { ok: 'done', open: 'missing', bad: 'wrong' },
  wrong: (reference: string) => `Something went wrong on our side. Try again in a moment. Reference ${reference}`,
  unreachable: 'Tabard could not be reached. Check the connection and try again.',
  notLinked: 'Your account could not be linked. Ask an admin of your company.',
  noResponse: 'Authentication response is missing.',
  cookies: 'Cookies',
  picture: 'Any CV, in your colours.',
})
