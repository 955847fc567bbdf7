/** Gives the words of a part in one language; undefined where it has none, which are shown in English. */
export type Speaker = (part: string, en: object) => object | undefined

/** A page speaks one language: what stands on it side by side is read by one person. */
let spoken = 'en'
const speakers = new Map<string, Speaker[]>()

export function pageLanguage(): string {
  return spoken
}

/** Load a language before it is spoken: what is drawn meanwhile would stay English. */
export function speak(language: string): void {
  spoken = language
}

/** Adds the words of one package in a language. English needs none: it stands in the code that shows it. */
export function learnWords(language: string, speaker: Speaker): void {
  speakers.set(language, [...(speakers.get(language) ?? []), speaker])
}

/**
 * The words of a part of the page, each in the language that is spoken when it is read. `part` names them in every other
 * language's file. A text taken out of it and kept stays as it was; a group of texts does not.
 */
export function pageWords<Words extends object>(part: string, en: Words): Words {
  return live(en, () => wordsOf(part, en))
}

function live<Words extends object>(en: Words, read: () => object): Words {
  return new Proxy(en, {
    get: (_, row) => {
      const value: unknown = Reflect.get(read(), row)
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
      return isGroup ? live(value, () => Reflect.get(read(), row) as object) : value
    },
  })
}

function wordsOf(part: string, en: object): object {
  for (const speaker of speakers.get(spoken) ?? []) {
    const words = speaker(part, en)
    if (words) return words
  }
  return en
}
