/** A word in the forms that numbers need: `one` and `other` in English, up to six in other languages. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Numbers, dates and lists as a language writes them. */
export interface Forms {
  /** 1200 → "1,200". */
  number(value: number): string
  /** The number and its word: "1 link", "1,200 links". */
  count(value: number, forms: PluralForms): string
  /** The word alone, in the form for this number. */
  plural(value: number, forms: PluralForms): string
  date(value: Date, style: Intl.DateTimeFormatOptions): string
  /** "A, B and C". */
  list(items: readonly string[]): string
}

/** Our English is British: the day comes before the month. */
const LOCALES: Record<string, string> = { en: 'en-GB', 'en-XA': 'en-GB' }

/** The formatters of a language. Each is made on first use, because making one takes milliseconds. */
export function formsIn(language: string): Forms {
  const locale = LOCALES[language] ?? language
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  let lists: Intl.ListFormat | undefined
  const dates = new Map<string, Intl.DateTimeFormat>()
  const number = (value: number) => (numbers ??= new Intl.NumberFormat(locale)).format(value)
  const plural = (value: number, forms: PluralForms) =>
    forms[(rules ??= new Intl.PluralRules(locale)).select(value)] ?? forms.other
  return {
    number,
    plural,
    count: (value, forms) => `${number(value)} ${plural(value, forms)}`,
    date: (value, style) => {
      const key = JSON.stringify(style)
      const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, style)
      dates.set(key, format)
      return format.format(value)
    },
    list: (items) => (lists ??= new Intl.ListFormat(locale)).format(items),
  }
}
