import { chooseLanguage, type OtherLanguage } from '@tabard/contract'
import { learnWords, pageLanguage, speak } from '@tabard/runtime'
import { speakOnPage } from '@tabard/widgets/screen'
import type { Words } from './words.ts'

type Loaders = Readonly<Record<string, () => Promise<Partial<Words>>>>

/**
 * Loads the words of each other language. English needs no entry, because its words are in the code that shows them.
 */
const others: Record<OtherLanguage, () => Promise<Words>> = {}

const learned = new Set<string>()

/**
 * Speaks the first of the wanted languages that we have words for, once its words are loaded. If they cannot be loaded,
 * the page stays in the language it has, which is English before anything is drawn.
 */
export async function speakLanguage(wishes: readonly string[], loaders: Loaders = others): Promise<string> {
  const before = pageLanguage()
  const language = chooseLanguage(wishes)
  try {
    const [words] = await Promise.all([
      learned.has(language) ? undefined : loaders[language]?.(),
      language === 'en' ? undefined : loadErrorWords(language),
    ])
    if (words) {
      learnWords(language, (part) => (Object.hasOwn(words, part) ? words[part as keyof Words] : undefined))
      learned.add(language)
    }
    await speakOnPage(language)
    document.documentElement.lang = language
  } catch {
    speak(before)
  }
  return pageLanguage()
}

/** English needs no loading: the table comes with what first shows a failure. */
async function loadErrorWords(language: string): Promise<void> {
  const { errorWords } = await import('@tabard/contract/error-words')
  await errorWords.load(language)
}
