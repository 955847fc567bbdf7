import { redirects, routes, type RouteRow } from './routes.ts'

export type Params = Record<string, string>

export type Match =
  { kind: 'route'; route: RouteRow; params: Params } | { kind: 'redirect'; to: string } | { kind: 'not-found' }

/** What stands at a path. A trailing slash and the case of fixed words do not matter. */
export function matchPath(pathname: string): Match {
  for (const route of routes) {
    const params = paramsOf(route.path, pathname)
    if (params) return { kind: 'route', route, params }
  }
  for (const redirect of redirects) {
    const params = paramsOf(redirect.path, pathname)
    if (params) return { kind: 'redirect', to: fill(redirect.to, params) }
  }
  return { kind: 'not-found' }
}

function paramsOf(pattern: string, pathname: string): Params | null {
  const expected = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (!given || !expected || given.length > expected.length) return null
  const params: Params = {}
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

function fill(path: string, params: Params): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
