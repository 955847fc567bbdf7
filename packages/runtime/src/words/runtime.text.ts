import { ambientErrors, type AppError } from '@tabard/contract'
import { pageWords } from './page-words.ts'

/** The runtime's own texts. */
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

/** The text for a failure that the gateway sent without one. */
export function wordsOfFailure(code: string): string {
  return code === 'busy' ? text.busy : text.unexpected
}

/** The text a page shows for a failure: the gateway's own text if it sent one, since that is in the page's language. */
export function sayFailure(error: AppError): string {
  return error.said ?? wordsOfFailure(error.code)
}

export type RuntimeWords = typeof text
