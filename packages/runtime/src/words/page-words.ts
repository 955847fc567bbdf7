/** Gives the words of a part in one language; undefined where it has none, and the part is then shown in English. */
export type Speaker = (part: string, en: object) => object | undefined

/** A page has one language for all its elements, because one person reads them all. */
let spoken = 'en'
const speakers = new Map<string, Speaker[]>()

export function pageLanguage(): string {
  return spoken
}

/** Load a language's words before calling this; what is drawn before they are loaded stays English. */
export function speak(language: string): void {
  spoken = language
}

/**
 * Adds the words of one package in a language. English needs no call, because its words are in the code that shows
 * them.
 */
export function learnWords(language: string, speaker: Speaker): void {
  speakers.set(language, [...(speakers.get(language) ?? []), speaker])
}

/**
 * The words of a part of the page, each in the page's language when the property is read. `part` names them in every
 * other
 * language's file. A text that is read and kept does not change with the language; a kept group of texts does.
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
