import { ambientErrors, type AppError } from '@tabard/contract'
import { pageWords } from './page-words.ts'

/** What the runtime says by itself. */
export const text = pageWords('runtime', {
  ...ambientErrors,
  offline: 'You are offline. Your work is kept here; it is sent when the connection is back.',
  unreachable: 'Tabard could not be reached. Your work is kept here; try again in a moment.',
  ok: 'OK',
  confirm: 'Confirm',
  cancel: 'Cancel',
  signInAgain: 'Sign in again first.',
  ssoNotBegun: 'This sign-in did not begin here, or was used before. Sign in again.',
  ssoUnfinished: 'The sign-in could not be finished. Sign in again.',
})

/** The words for a failure the gateway sent none with. */
export function wordsOfFailure(code: string): string {
  return code === 'busy' ? text.busy : text.unexpected
}

/** What a page says of a failure: the gateway's own text, which came in the page's language, where it gave one. */
export function sayFailure(error: AppError): string {
  return error.said ?? wordsOfFailure(error.code)
}

export type RuntimeWords = typeof text
