import type { Mail } from '../mail.ts'

/** To somebody who was given an account: the temporary password, and where it is changed for their own. */
export function invitationMail(input: {
  to: string
  companyName: string
  temporaryPassword: string
  /** The page where the account is confirmed. */
  url: string
}): Mail {
  return {
    kind: 'invitation',
    to: input.to,
    subject: `Your account at ${input.companyName}`,
    text: `${input.companyName} has made an account for you in Tabard.

Sign in here and choose a password of your own:
${input.url}

E-mail: ${input.to}
Temporary password: ${input.temporaryPassword}

The temporary password works for seven days. If you expected no account, ignore this message.
`,
  }
}
