const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const GREEK = 'αβγδεζηθικλμνξοπρσςτυφχψωϊ'

/** The same text in Greek letters: data of a page that is told from our own words, which are Latin in every test. */
export function inGreek(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const greek = GREEK[PLAIN.indexOf(letter.toLowerCase())] ?? letter
    return letter === letter.toLowerCase() ? greek : greek.toUpperCase()
  })
}
