import { errorReasons, errorWords, wordLanguages, type Dictionary } from '@tabard/contract'
import { paperWords } from '@tabard/paper'
import { mailWords } from './mail/words/mail-words.ts'

const dictionaries: readonly Dictionary<unknown>[] = [errorWords, errorReasons, mailWords, paperWords]

/** Loads every language before the first request, because one server answers companies of all languages. */
export async function loadWords(): Promise<void> {
  for (const language of wordLanguages) await Promise.all(dictionaries.map((words) => words.load(language)))
}
