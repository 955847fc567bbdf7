import type { Mail } from '../mail.ts'
import { mailWords } from '../words/mail-words.ts'

interface Addressed {
  to: string
  language: string
  publicUrl: string
}

/**
 * To the first admin of a company that somebody opened. The letter holds no word of that caller, not even the company's
 * name: anybody can call this, and could send their own words to any address.
 */
export function newCompanyMail({
  to,
  language,
  publicUrl,
  temporaryPassword,
}: Addressed & { temporaryPassword: string }): Mail {
  const given = { to, temporaryPassword, url: `${publicUrl}/confirmaccount` }
  return { kind: 'invitation', to, ...mailWords.in(language).newCompany(given) }
}

/** To somebody whose address has an account already. Whoever asked is told nothing. */
export function knownAddressMail({ to, language, publicUrl }: Addressed): Mail {
  return { kind: 'notice', to, ...mailWords.in(language).knownAddress(`${publicUrl}/login`) }
}
