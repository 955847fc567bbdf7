const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'

/** "Save" → "[Šåṽé]": readable, and told from every text that came out of no dictionary. */
export function toPseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  return `[${text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)}]`
}

/** A dictionary in the pseudo language: each of its texts, and what each of its functions answers. */
export function pseudoWords<Words>(words: Words): Words {
  return spoken(words) as Words
}

function spoken(value: unknown): unknown {
  if (typeof value === 'string') return toPseudo(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => spoken((value as (...all: unknown[]) => unknown)(...given))
  if (Array.isArray(value)) return value.map(spoken)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([row, words]) => [row, spoken(words)]))
}
