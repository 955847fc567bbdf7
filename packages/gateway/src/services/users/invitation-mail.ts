import type { Mail } from '../../mail/mail.ts'

interface Invitation {
  to: string
  password: string
  publicUrl: string
  /** Left out where whoever asked is not known to us: their words do not travel in our letters. */
  from?: { name: string; company: string }
}

export function invitationMail({ to, password, publicUrl, from }: Invitation): Mail {
  const opening = from
    ? `${from.name} invites you to ${from.company} on Tabard.`
    : 'A company was opened on Tabard, with you as its admin. If you know nothing of it, you need not do anything.'
  return {
    to,
    kind: 'invitation',
    subject: from ? `Your invitation to ${from.company}` : 'Your company on Tabard',
    text: [
      opening,
      '',
      `Confirm your account at ${publicUrl}/confirmaccount`,
      `E-mail: ${to}`,
      `Temporary password: ${password}`,
      '',
      'You choose a password of your own when you first come.',
    ].join('\n'),
  }
}

/** To somebody who has an account already and for whose address a company was opened. Whoever asked is told nothing. */
export function knownAddressMail(to: string, publicUrl: string): Mail {
  return {
    to,
    kind: 'notice',
    subject: 'Your address has an account already',
    text: [
      'Somebody opened a company on Tabard with your address as its admin, but this address has an account already.',
      `Sign in at ${publicUrl}/login, or use another address for the new company.`,
    ].join('\n'),
  }
}
