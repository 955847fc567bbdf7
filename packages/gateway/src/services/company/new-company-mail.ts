import type { Mail } from '../../mail/mail.ts'

interface Addressed {
  to: string
  publicUrl: string
}

/**
 * To the first admin of a company that somebody opened. The letter holds no word of that caller, not even the company's
 * name: anybody can call this, and could send their own words to any address.
 */
export function newCompanyMail({ to, publicUrl, temporaryPassword }: Addressed & { temporaryPassword: string }): Mail {
  return {
    kind: 'invitation',
    to,
    subject: 'Your company in Tabard',
    text: `A company was opened in Tabard with you as its admin.

Sign in here and choose a password of your own:
${publicUrl}/confirmaccount

E-mail: ${to}
Temporary password: ${temporaryPassword}

If you know nothing of it, ignore this message.
`,
  }
}

/** To somebody whose address has an account already. Whoever asked is told nothing. */
export function knownAddressMail({ to, publicUrl }: Addressed): Mail {
  return {
    kind: 'notice',
    to,
    subject: 'Your address has an account already',
    text: `Somebody opened a company in Tabard with your address as its admin, but this address has an account already.

Sign in here, or use another address for the new company:
${publicUrl}/login
`,
  }
}
