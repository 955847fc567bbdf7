import { fillPattern, matchPath, type PathParams } from '@tabard/contract'
import { redirects, routes, type RouteRow } from './routes.ts'

export type Found =
  { kind: 'route'; route: RouteRow; params: PathParams } | { kind: 'redirect'; to: string } | { kind: 'not-found' }

/** What stands at a path. */
export function findPage(pathname: string): Found {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { kind: 'route', route, params }
  }
  for (const redirect of redirects) {
    const params = matchPath(redirect.path, pathname)
    if (params) return { kind: 'redirect', to: fillPattern(redirect.to, params) }
  }
  return { kind: 'not-found' }
}
