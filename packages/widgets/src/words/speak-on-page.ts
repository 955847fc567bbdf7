import type { OtherLanguage } from '@tabard/contract'
import { learnWords, speak } from '@tabard/runtime'
import type { Words } from './words.ts'

/** The loader of each language's words. English needs none, because its words are in the code that shows them. */
const others: Record<OtherLanguage, () => Promise<Words>> = {}

const loaded = new Set<string>()

/** Loads a language once and uses its words from then on. */
export async function speakOnPage(language: string): Promise<void> {
  const load = Object.entries(others).find(([name]) => name === language)?.[1] as (() => Promise<Words>) | undefined
  if (load && !loaded.has(language)) {
    const words = await load()
    loaded.add(language)
    learnWords(language, (part) => (Object.hasOwn(words, part) ? words[part as keyof Words] : undefined))
  }
  speak(language)
}
