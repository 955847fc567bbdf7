import { createDictionary, type Dictionary } from './dictionary.ts'
import { errorWords } from './errors.ts'
import { refusalsEn, type RefusalWords } from './refusals.en.ts'

export const refusalWords: Dictionary<RefusalWords> = createDictionary<RefusalWords>(refusalsEn, {})

/** Cognito puts this before the words of the pool's owner, and a full stop after them. */
const TRIGGER = /^(UserLambdaValidationException: )?(PreAuthentication|PreTokenGeneration) failed with error /

/**
 * A refusal of the user pool as people read it. The pool sends English to every client, so the row is found by its
 * English words. Words of no row, which a pool of Amazon's may have, stay as they are.
 */
export function sayRefusal(message: string, language: string): string {
  const words = message.replace(TRIGGER, '').replace(/(?<!\.)\.{2,}$/, '.')
  return rowIn(refusalWords, words, language) ?? rowIn(errorWords, words, language) ?? words
}

function rowIn<Words extends Record<string, string>>(
  dictionary: Dictionary<Words>,
  words: string,
  language: string,
): string | undefined {
  const found = Object.entries(dictionary.en).find(([, english]) => bare(english) === bare(words))
  return found && dictionary.in(language)[found[0]]
}

const bare = (words: string): string => words.replace(/\.$/, '')
