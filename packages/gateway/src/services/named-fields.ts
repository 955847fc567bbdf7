import { AppError } from '@tabard/contract'

/**
 * Which fields a list was asked for, by its `attributes`; without them, all.
 * @throws AppError `bad_request` when one is no field
 */
export function namedFields(attributes: string | undefined, known: readonly string[]): (field: string) => boolean {
  if (attributes === undefined) return () => true
  const named = new Set(attributes.split(',').filter(Boolean))
  const strange = [...named].find((field) => !known.includes(field))
  if (strange !== undefined) {
    throw new AppError('bad_request', { details: { issues: [`attributes: ${strange.slice(0, 60)} is no field`] } })
  }
  return (field) => named.has(field)
}
