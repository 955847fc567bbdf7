import type { OtherLanguage } from '@tabard/contract'
import { learnWords, speak } from '@tabard/runtime'
import type { Words } from './words.ts'

/** Where each language's words come from. English is in the code that shows it. */
const others: Record<OtherLanguage, () => Promise<Words>> = {}

const loaded = new Set<string>()

/** Loads a language once, and speaks it from then on. */
export async function speakOnPage(language: string): Promise<void> {
  const load = Object.entries(others).find(([name]) => name === language)?.[1] as (() => Promise<Words>) | undefined
  if (load && !loaded.has(language)) {
    const words = await load()
    loaded.add(language)
    learnWords(language, (part) => (Object.hasOwn(words, part) ? words[part as keyof Words] : undefined))
  }
  speak(language)
}
