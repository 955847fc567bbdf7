import { ambientErrors, type ErrorCode } from '@tabard/contract'

/**
 * The text of a failure that did not come from a call. The table of all failures is loaded with the first of them, so
 * that no page waits for it.
 */
export async function sayFailure(code: ErrorCode): Promise<string> {
  try {
    const { failureWords } = await import('./failure-words.ts')
    return failureWords(code)
  } catch {
    return ambientErrors.unexpected
  }
}
