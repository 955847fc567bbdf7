/** A word in the forms a number asks for: `one` and `other` in English, up to six elsewhere. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Numbers, dates and lists as a language writes them. */
export interface Forms {
  /** 1200 → "1,200". */
  number(value: number): string
  /** The number and its word: "1 link", "1,200 links". */
  count(value: number, forms: PluralForms): string
  /** The word alone, in the form this number asks for. */
  plural(value: number, forms: PluralForms): string
  date(value: Date, style: Intl.DateTimeFormatOptions): string
  /** "A, B and C". */
  list(items: readonly string[]): string
}

/** Our English is the British one: days stand before months. */
const LOCALES: Record<string, string> = { en: 'en-GB', 'en-XA': 'en-GB' }

/** The formatters of a language. Each is made when it is first asked for: making one costs milliseconds. */
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
