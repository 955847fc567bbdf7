const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const GREEK = 'αβγδεζηθικλμνξοπρσςτυφχψωϊ'

/** The same text in Greek letters: a page's data is thereby told from our own words, which are Latin in every test. */
export function inGreek(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const greek = GREEK[PLAIN.indexOf(letter.toLowerCase())] ?? letter
    return letter === letter.toLowerCase() ? greek : greek.toUpperCase()
  })
}
