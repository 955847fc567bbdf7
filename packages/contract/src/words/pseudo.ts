const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
/** Replaces a given text while the words around it are accented. */
const MARK = /\uE000(\d+)\uE001/g

/** "Save" → "[Šåṽé]": readable, and different from any text that is in no dictionary. */
export function toPseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  return `[${text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)}]`
}

/**
 * A dictionary in the pseudo language: each of its texts, and the result of each of its functions. The arguments of a
 * function stay as they are, so that plain English given to a dictionary is found as well.
 */
export function pseudoWords<Words>(words: Words): Words {
  return spoken(words, (text) => text) as Words
}

function spoken(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(toPseudo(value))
  if (typeof value === 'function') return speaking(value as (...given: unknown[]) => unknown, fill)
  if (Array.isArray(value)) return value.map((item) => spoken(item, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([row, words]) => [row, spoken(words, fill)]))
}

function speaking(write: (...given: unknown[]) => unknown, fill: (text: string) => string) {
  return (...given: unknown[]) => {
    const kept: string[] = []
    const mark = (value: unknown): unknown => {
      if (typeof value === 'string') return `\uE000${kept.push(value) - 1}\uE001`
      if (Array.isArray(value)) return value.map(mark)
      if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mark(inner)]))
    }
    const unmark = (text: string) => text.replace(MARK, (_, at: string) => kept[Number(at)] ?? '')
    return spoken(write(...given.map(mark)), (text) => fill(unmark(text)))
  }
}
