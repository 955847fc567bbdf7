/**
 * Reads a list written as text, which is easier to read and to extend: entries stand between bars, and lines break
 * anywhere. A bar in brackets belongs to its entry.
 */
export function wordList(text: string): readonly string[] {
  const words: string[] = []
  let [word, depth] = ['', 0]
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) {
      words.push(word)
      word = ''
    } else {
      word += sign
    }
  }
  return [...words, word].map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')
}

/** Every word of the first list before every word of the second, for languages whose headings are compounds. */
export const compounds = (first: string, second: string): readonly string[] =>
  wordList(first).flatMap((head) => wordList(second).map((tail) => head + tail))
