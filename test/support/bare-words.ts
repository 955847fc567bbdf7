/**
 * Finds the words of a text that come from no dictionary. The page is shown in the pseudo language, which has no plain
 * letters, so every plain word is such a word.
 * `data` is what nobody translates: names, a CV's own text, addresses.
 */
export function bareWords(text: string, data: readonly string[] = []): string[] {
  const rest = [...data].sort((a, b) => b.length - a.length).reduce((left, datum) => left.replaceAll(datum, ' '), text)
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}
