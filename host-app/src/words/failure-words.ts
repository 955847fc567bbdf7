import { errorWords, type ErrorCode } from '@tabard/contract'
import { pageLanguage } from '@tabard/runtime'

/** The text of a failure that did not come from a call, such as a file that could not be read. */
export function failureWords(code: ErrorCode): string {
  return errorWords.in(pageLanguage())[code]
}
