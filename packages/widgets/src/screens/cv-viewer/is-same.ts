/** Whether two pieces of a document say the same. A database keeps no order of keys, so texts of JSON cannot tell. */
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
  // A key that is undefined does not travel.
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...keys].every((key) => isSame(mine[key], theirs[key]))
}
