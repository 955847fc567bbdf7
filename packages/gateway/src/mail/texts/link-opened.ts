import type { Mail } from '../mail.ts'
import { mailWords } from '../words/mail-words.ts'

/** To whoever wanted to know. The candidate's name stays out of it: letters pass through many hands. */
export function linkOpenedMail(input: {
  to: string
  language: string
  linkName: string
  at: Date
  url: string
  appId: string
}): Mail {
  return {
    kind: 'link-opened',
    to: input.to,
    about: input.appId,
    ...mailWords.in(input.language).linkOpened(input),
  }
}
