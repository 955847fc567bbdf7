import type { Section } from './document.ts'

/** Transforms that need no model: the same text gives the same answer. They work everywhere, always. */
export const localTransforms = [
  'bullets',
  'dates',
  'sentence-case',
  'headings',
  'tidy',
  'anonymise',
  'remove-contact',
] as const
export type LocalTransform = (typeof localTransforms)[number]

/** Transforms that only a model can make. */
export const modelTransforms = [
  'rewrite',
  'shorten',
  'expand',
  'grammar',
  'translate',
  'summarise',
  'third-person',
  'cover-letter',
  'job-description',
  'custom',
] as const
export type ModelTransform = (typeof modelTransforms)[number]
export type TransformType = LocalTransform | ModelTransform

export function isLocalTransform(type: string): type is LocalTransform {
  return (localTransforms as readonly string[]).includes(type)
}

export function isModelTransform(type: string): type is ModelTransform {
  return (modelTransforms as readonly string[]).includes(type)
}

/** What one asks of the text assistant. One of `text` and `sections` is what it works on. */
export interface TransformRequest {
  type: TransformType
  text?: string
  sections?: Section[]
  /** Each type reads those it knows: `format`, `names`, `employers`, `language`, `instruction` and the like. */
  options?: Record<string, unknown>
  /** What the text is to fit, for the types a model makes. */
  jobDescription?: string
}

/** Something the answer says that the original does not: shown one by one, to be accepted or not. */
export interface InventedValue {
  /** `link`: an address that was not there before. It has been taken out already. */
  kind: 'number' | 'date' | 'name' | 'link'
  value: string
}

export interface TransformAnswer {
  /** The whole text, a line each. */
  text: string
  /** The same with its formatting, where sections were sent. */
  sections?: Section[]
  /** Empty for local transforms: they only rearrange. */
  invented: InventedValue[]
}
