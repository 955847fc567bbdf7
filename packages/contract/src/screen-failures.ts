import type { ErrorCode } from './errors.ts'

/**
 * What an element's `failed` event may say besides the gateway's own codes: what became of a token, and a file of the
 * screen that could not be fetched. `docs/start/script-tag.md` explains each; a test compares.
 */
export const screenFailures = [
  'token_missing',
  'token_not_given',
  'token_unreadable',
  'token_other_record',
  'token_view_only',
  'chunk_lost',
] as const
export type ScreenFailure = (typeof screenFailures)[number] | ErrorCode

/** What another token or another try does not change. */
const FINAL: readonly ScreenFailure[] = ['not_found', 'removed_from_verification', 'account_disabled']

/** Whether the screen goes on by itself once there is a good token, or when it is tried again. */
export function isRetryable(code: ScreenFailure): boolean {
  return !FINAL.includes(code)
}
