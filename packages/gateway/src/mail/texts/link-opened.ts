import type { Mail } from '../mail.ts'
import { mailWords } from '../words/mail-words.ts'

/** To those who asked to be told of visits. Without the candidate's name, because other people may read a letter. */
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
