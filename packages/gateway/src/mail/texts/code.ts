import type { Mail } from '../mail.ts'

const REASONS = {
  reset: { subject: 'Your code to set a new password', use: 'to set a new password' },
  'verify-email': { subject: 'Your code to confirm this address', use: 'to confirm this e-mail address' },
} as const

/** A code to be typed in. */
export function codeMail(input: {
  to: string
  purpose: keyof typeof REASONS
  code: string
  minutes: number
  /** The page that takes the code. It says whose code it is nowhere: the reader fills in the address. */
  url?: string
}): Mail {
  const { subject, use } = REASONS[input.purpose]
  const link = input.url === undefined ? '' : `\nType it where you asked for it, or open this page:\n${input.url}\n`
  return {
    kind: 'code',
    to: input.to,
    subject,
    text: `Use this code ${use}:

${input.code}
${link}
It works for ${input.minutes} minutes. If you did not ask for it, ignore this message: nothing has changed.
`,
  }
}
