/**
 * The languages our own words are written in. Every dictionary holds a row for each, so that a language added here does
 * not compile before all of them have it. English is built in; the others are loaded when they are spoken.
 */
export const wordLanguages = ['en'] as const

export type WordLanguage = (typeof wordLanguages)[number]

/** What a dictionary has to bring besides its English. */
export type OtherLanguage = Exclude<WordLanguage, 'en'>

/** English with accents and brackets. Tests speak it to find words which stand in no dictionary; no person is given it. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** The first wish (BCP 47, such as `de-AT`) there are words for, else English. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): WordLanguage | typeof PSEUDO_LANGUAGE {
  for (const wish of wishes) {
    if (wish === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE
    const spoken = wish?.trim().toLowerCase().split('-', 1)[0]
    const found = wordLanguages.find((language) => language === spoken)
    if (found) return found
  }
  return 'en'
}

/** The languages of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [language = '', ...rest] = part.split(';')
      const quality = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
      return { language: language.trim(), quality }
    })
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
