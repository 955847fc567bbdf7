import type { Mail } from '../mail.ts'

/** A short word about the company's account, such as a finished export. */
export function noticeMail(input: { to: string; subject: string; text: string; url?: string }): Mail {
  const link = input.url === undefined ? '' : `\n${input.url}\n`
  return { kind: 'notice', to: input.to, subject: input.subject, text: `${input.text}\n${link}` }
}
