import { isAppError, isRetryable, type ScreenFailure } from '@tabard/contract'
import { sayFailure, wordsOfFailure } from '@tabard/runtime'
import { text } from './screen.text.ts'

/** The code of an error, as the page around the screen is told it. */
export function codeOf(error: unknown): ScreenFailure {
  if (isAppError(error)) return error.code
  return isLostChunk(error) ? 'chunk_lost' : 'unexpected'
}

/** The words for an error that a person reads. */
export function sayError(error: unknown): string {
  if (isAppError(error)) return sayFailure(error)
  return isLostChunk(error) ? text.lost : wordsOfFailure('unexpected')
}

/** The detail of the event `failed`. */
export function failedWith(code: ScreenFailure): { code: string; retryable: boolean } {
  return { code, retryable: isRetryable(code) }
}

/** Browsers have no error class for a module that could not be fetched; each has "import" in its words. */
function isLostChunk(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message)
}
