/** Tells of values whether a text says them. */
export interface Grounding {
  /** Its words, in their order, whatever their case and what stands between them. */
  says(value: string): boolean
  /** Addresses: without white space, which a line break may have put in. */
  saysClosely(value: string): boolean
  saysDigits(value: string): boolean
  /** `YYYY` or `YYYY-MM`: the month may be a word there, the year is a number everywhere. */
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

/** Words alone, in lower case. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
