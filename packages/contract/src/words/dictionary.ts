import type { OtherLanguage } from './languages.ts'

/** One set of words, in every language that is loaded. */
export interface Dictionary<Words> {
  readonly en: Words
  /** The words in this language, or in English until the language is loaded. */
  in(language: string): Words
  /** Loads a language; English needs no loading. Resolves when `in` gives its words. */
  load(language: string): Promise<void>
  /** Adds a language that is not shipped, for tests. */
  teach(language: string, words: Words): void
}

/** Makes a dictionary from its English rows, which give the type, and a way to load each other language. */
export function createDictionary<Words>(
  en: Words,
  others: Record<OtherLanguage, () => Promise<Words>>,
): Dictionary<Words> {
  const known = new Map<string, Words>([['en', en]])
  const loaders = new Map<string, () => Promise<Words>>(Object.entries(others))
  return {
    en,
    in: (language) => known.get(language) ?? en,
    load: async (language) => {
      const load = loaders.get(language)
      if (load && !known.has(language)) known.set(language, await load())
    },
    teach: (language, words) => void known.set(language, words),
  }
}
