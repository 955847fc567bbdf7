import { errorWords, type ErrorCode } from '@tabard/contract'
import { pageLanguage } from '@tabard/runtime'

/** The words of a failure that no call answered with, such as a file that could not be read. */
export function failureWords(code: ErrorCode): string {
  return errorWords.in(pageLanguage())[code]
}
