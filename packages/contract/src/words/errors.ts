import type { AppError, ErrorCode } from '../errors.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { errorReasonsEn, type ErrorReason } from './error-reasons.en.ts'
import { errorsEn } from './errors.en.ts'

/** The words of every failure, by code. */
export type ErrorWords = Record<ErrorCode, string>

export const errorWords: Dictionary<ErrorWords> = createDictionary<ErrorWords>(errorsEn, {})

export const errorReasons: Dictionary<Record<ErrorReason, string>> = createDictionary<Record<ErrorReason, string>>(
  errorReasonsEn,
  {},
)

/** The words for a failure: the text for this one case, or the words of its code and the reason. */
export function sayError(error: AppError, language: string): string {
  if (error.said !== undefined) return error.said
  const words = errorWords.in(language)[error.code].replace(/\{(\w+)\}/g, (_, name: string) => error.values[name] ?? '')
  return error.reason === undefined ? words : `${words}: ${errorReasons.in(language)[error.reason]}`
}
