import type { Section } from '@tabard/contract'
import { paperWords, type PaperWords } from '../words/paper-words.ts'

/** Options as they came from outside. Each transform reads only those it knows, by name and type. */
export type TransformOptions = Readonly<Record<string, unknown>>

/** Pure: the same sections and options give the same result, and the input is not changed. */
export type Transform = (sections: readonly Section[], options: TransformOptions) => Section[]

export function textsOf(options: TransformOptions, name: string): string[] {
  const value = options[name]
  const all = Array.isArray(value) ? value : [value]
  return all.filter((item): item is string => typeof item === 'string' && item.trim() !== '').slice(0, 200)
}

/** The words that a transform itself writes, in `options.language`. */
export function wordsFor(options: TransformOptions): PaperWords {
  return paperWords.in(textsOf(options, 'language')[0] ?? 'en')
}

export function oneOf<Value extends string>(
  options: TransformOptions,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const value = options[name]
  return values.find((one) => one === value) ?? otherwise
}
