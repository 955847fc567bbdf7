export type PathParams = Record<string, string>

/**
 * The params of an address that matches the pattern, else null. `:name` is one segment and `:name?` one that may be
 * missing. A trailing slash and the case of fixed words do not matter.
 */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const expected = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (!given || !expected || given.length > expected.length) return null
  const params: PathParams = {}
  for (const [index, segment] of expected.entries()) {
    const actual = given[index]
    const isOptional = segment.endsWith('?')
    if (actual === undefined) {
      if (!isOptional) return null
      continue
    }
    if (segment.startsWith(':')) {
      const value = decoded(actual)
      if (value === null) return null
      params[segment.slice(1, isOptional ? -1 : undefined)] = value
    } else if (segment.toLowerCase() !== actual.toLowerCase()) return null
  }
  return params
}

/** Stands where a value cannot be a segment. It is nobody's id, so the page says that nothing is here. */
const NO_SEGMENT = '-'

/** Whether a value can be one segment of a path. Browsers take dots for the way to another path, however they are encoded. */
export function isSegment(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..'
}

/**
 * The address for a pattern with these params. An optional param that is missing is left out together with its slash.
 */
export function fillPattern(pattern: string, params: Readonly<PathParams>): string {
  return pattern.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name] ?? ''
    if (optional && value === '') return ''
    return `/${isSegment(value) ? encodeURIComponent(value) : NO_SEGMENT}`
  })
}

/** The parts between the slashes; null when a part is empty, as in `//host`. */
function segmentsOf(path: string): string[] | null {
  if (!path.startsWith('/')) return null
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  if (inner === '') return path.length > 1 ? null : []
  const segments = inner.split('/')
  return segments.includes('') ? null : segments
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
