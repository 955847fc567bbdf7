import type { Mail } from '../mail.ts'
import { mailWords, type MailWords } from '../words/mail-words.ts'

/** A letter with a code to be typed in. */
export function codeMail(input: {
  to: string
  language: string
  purpose: keyof MailWords['codeUse']
  code: string
  minutes: number
  /** The page that takes the code. The address does not name the user; they fill in their e-mail address there. */
  url?: string
}): Mail {
  const words = mailWords.in(input.language)
  const link = input.url === undefined ? '' : `\n${words.codePage}\n${input.url}\n`
  return {
    kind: 'code',
    to: input.to,
    subject: words.codeSubject[input.purpose],
    text: `${words.codeUse[input.purpose]}

${input.code}
${link}
${words.codeEnd(input.minutes)}
`,
  }
}
