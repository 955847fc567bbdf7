/**
 * Transforms that need no model: the same text always gives the same result, and they work without any other service.
 */
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
