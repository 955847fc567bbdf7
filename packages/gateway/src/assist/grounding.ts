/** Tells whether a text contains a value. */
export interface Grounding {
  /** The value's words in their order. Letter case and signs between the words do not matter. */
  says(value: string): boolean
  /** For addresses: compares without white space, because a line break may have added some. */
  saysClosely(value: string): boolean
  saysDigits(value: string): boolean
  /** For `YYYY` and `YYYY-MM`: only the year is looked for, because the text may write the month as a word. */
  saysYear(value: string): boolean
}

export function createGrounding(text: string): Grounding {
  const words = ` ${plain(text)} `
  const close = text.toLowerCase().replace(/\s+/g, '')
  const digits = text.replace(/\D+/g, '')
  return {
    says: (value) => plain(value) !== '' && words.includes(` ${plain(value)} `),
    saysClosely: (value) => {
      const asked = value
        .toLowerCase()
        .replace(/\s+/g, '')
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replace(/\/$/, '')
      return asked !== '' && close.includes(asked)
    },
    saysDigits: (value) => {
      const asked = value.replace(/\D+/g, '')
      return asked.length >= 5 && digits.includes(asked)
    },
    saysYear: (value) => {
      const year = /^\d{4}/.exec(value)?.[0]
      return year !== undefined && (words.includes(` ${year} `) || words.includes(` ${year.slice(2)} `))
    },
  }
}

/** Only the words, in lower case. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
