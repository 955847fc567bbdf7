/**
 * Whether two pieces of a document have the same content. JSON texts cannot be compared instead, because a database
 * does not keep the order of keys.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => isSame(value, other[at]))
    )
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
  // A key whose value is undefined is not sent, so it counts as missing.
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...keys].every((key) => isSame(mine[key], theirs[key]))
}
