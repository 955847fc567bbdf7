import type { Mail } from '../mail.ts'
import { mailWords } from '../words/mail-words.ts'

/** To a new user: the temporary password, and the page where they choose their own. */
export function invitationMail(input: {
  to: string
  language: string
  companyName: string
  temporaryPassword: string
  /** The page where the account is confirmed. */
  url: string
}): Mail {
  return { kind: 'invitation', to: input.to, ...mailWords.in(input.language).invitation(input) }
}
