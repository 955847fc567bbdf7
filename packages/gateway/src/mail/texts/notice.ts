import type { Mail } from '../mail.ts'
import { mailWords, type MailWords } from '../words/mail-words.ts'

/** A short notice about the company's account, such as a finished export. `letter` picks its text from the dictionary. */
export function noticeMail(input: {
  to: string
  language: string
  letter: (words: MailWords) => { subject: string; text: string }
  url?: string
}): Mail {
  const { subject, text } = input.letter(mailWords.in(input.language))
  const link = input.url === undefined ? '' : `\n${input.url}\n`
  return { kind: 'notice', to: input.to, subject, text: `${text}\n${link}` }
}
