/**
 * Words of this text that stand in no dictionary, when everything speaks the pseudo language: it has no plain letters.
 * `data` is what nobody translates: names, a CV's own text, addresses.
 */
export function bareWords(text: string, data: readonly string[] = []): string[] {
  const rest = [...data].sort((a, b) => b.length - a.length).reduce((left, datum) => left.replaceAll(datum, ' '), text)
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}
