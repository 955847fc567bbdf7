import type { MailWords } from '../words/mail-words.ts'

/** What is written when something of a user's sign-in has changed. */
export function signInLetter(words: MailWords, type: keyof MailWords['signIn']): { subject: string; text: string } {
  return { subject: words.signIn[type], text: `${words.signIn[type]} ${words.signInNotYou}` }
}
