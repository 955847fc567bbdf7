import { pageWords } from '@tabard/runtime'

/** The page for a forgotten password: a code by e-mail, then a new password. */
export const text = pageWords('forgotPassword', {
  title: 'Forgot password',
  lead: 'We send a code to your address. With it you choose a new password.',
  sending: 'Sending the code',
  send: 'Send the code',
  choose: {
    title: 'Choose a new password',
    lead: 'Enter the code from the email, and a password of your own.',
    /** The e-mail address comes between `before` and `after`. */
    before: 'If ',
    after: ' has an account, a code is on its way. ',
    another: 'Use another address',
  },
  code: 'Code from the email',
  codeHint: 'It works for a few minutes. Look in junk if it does not arrive.',
  sentAgain: 'Sent again. Look in junk if it does not arrive within a minute.',
  resend: { 'not sending': 'Send the code again', sending: 'Sending', sent: 'Sent' },
  resendNeedsEmail: 'Fill in the email to resend the code.',
  setting: 'Setting the password',
  set: 'Set password and sign in',
  temporary: 'Sign in with your temporary password.',
  back: 'Back to sign in',
})
