import { chooseLanguage, errorWords, type OtherLanguage } from '@tabard/contract'
import { learnWords, speak } from '@tabard/runtime'
import { speakOnPage } from '@tabard/widgets/screen'
import type { Words } from './words.ts'

/**
 * Loads the words of each other language. English needs no entry, because its words are in the code that shows them.
 */
const others: Record<OtherLanguage, () => Promise<Words>> = {}

/** Chooses the page's language from the browser's preferences and loads it, before anything is drawn. */
export async function speakFirst(wishes: readonly string[]): Promise<void> {
  const language = chooseLanguage(wishes)
  const load = Object.entries(others).find(([name]) => name === language)?.[1] as (() => Promise<Words>) | undefined
  try {
    const [words] = await Promise.all([load?.(), errorWords.load(language), speakOnPage(language)])
    if (words) learnWords(language, (part) => (Object.hasOwn(words, part) ? words[part as keyof Words] : undefined))
    document.documentElement.lang = language
  } catch {
    // If a language could not be loaded, the page is in English.
    speak('en')
  }
}
