import { AppError, isLocalTransform, isModelTransform, type TransformType } from '@tabard/contract'

/** Types that make one new text of many sections, so their answer cannot replace the sections. */
const onlyText: readonly TransformType[] = ['summarise', 'cover-letter', 'job-description']

/**
 * What a `transform` update type asks for, of the query's two texts.
 * @throws AppError `bad_request` for a type there is not, or one that would not give sections back
 */
export function readTransform(query: { transformType: string; transformOptions?: string }): {
  type: TransformType
  options: Record<string, unknown>
} {
  const { transformType: type } = query
  if (!(isLocalTransform(type) || isModelTransform(type)) || onlyText.includes(type)) {
    throw new AppError('bad_request', { details: { issues: ['transformType: is not one of sections'] } })
  }
  return { type, options: readOptions(query.transformOptions) }
}

function readOptions(text: string | undefined): Record<string, unknown> {
  const read: unknown = text === undefined ? {} : JSON.parse(text)
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
}
