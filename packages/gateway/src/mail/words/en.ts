import { formsIn } from '@tabard/contract'

const { count, date } = formsIn('en')

/** The letters in English. Their type is that of every language, so a language that lacks a letter does not compile. */
export const mailEn = {
  invitation: (given: { companyName: string; to: string; temporaryPassword: string; url: string }) => ({
    subject: `Your account at ${given.companyName}`,
    text: `${given.companyName} has made an account for you in Tabard.

Sign in here and choose a password of your own:
${given.url}

E-mail: ${given.to}
Temporary password: ${given.temporaryPassword}

The temporary password works for seven days. If you expected no account, ignore this message.
`,
  }),

  newCompany: (given: { to: string; temporaryPassword: string; url: string }) => ({
    subject: 'Your company in Tabard',
    text: `A company was opened in Tabard with you as its admin.

Sign in here and choose a password of your own:
${given.url}

E-mail: ${given.to}
Temporary password: ${given.temporaryPassword}

If you know nothing of it, ignore this message.
`,
  }),
  knownAddress: (url: string) => ({
    subject: 'Your address has an account already',
    text: `Somebody opened a company in Tabard with your address as its admin, but this address has an account already.

Sign in here, or use another address for the new company:
${url}
`,
  }),

  codeSubject: {
    reset: 'Your code to set a new password',
    'verify-email': 'Your code to confirm this address',
  },
  codeUse: {
    reset: 'Use this code to set a new password:',
    'verify-email': 'Use this code to confirm this e-mail address:',
  },
  codePage: 'Type it where you asked for it, or open this page:',
  codeEnd: (minutes: number) =>
    `It works for ${count(minutes, { one: 'minute', other: 'minutes' })}. If you did not ask for it, ignore this message: nothing has changed.`,

  linkOpened: (given: { linkName: string; at: Date; url: string }) => ({
    subject: `Opened: ${given.linkName}`,
    text: `The link “${given.linkName}” was opened on ${date(given.at, WHEN)} UTC.

See the CV and its links:
${given.url}

You get this message because your address was given when the link was made.
`,
  }),

  signIn: {
    'password-changed': 'Your password was changed.',
    'password-reset': 'Your password was set anew with a code that we sent you. All your sessions have ended.',
    'mfa-changed': 'The authenticator app of your account was set up, turned on or turned off.',
    'email-changed': 'The address you sign in with was changed.',
    'refresh-replayed': 'One of your sessions was used from two places and has ended. Sign in again.',
  },
  signInNotYou: "If that was not you, set a new password now and tell your company's admin.",

  connectionEnded: (platform: string) => ({
    subject: `${platform} has ended the connection`,
    text: `${platform} no longer lets us in for your company. Nothing is lost. Connect it again in the settings, and everything goes on.`,
  }),

  exportReady: {
    subject: 'Your export is ready',
    text: 'The export of your company’s data is ready and can be fetched for seven days.',
  },
}

const WHEN = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
