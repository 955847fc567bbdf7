import { appRedirects, appRoutes, type AppRoute } from './app-routes.ts'
import { fillPattern, matchPath, type PathParams } from './match-path.ts'

export type Found =
  { kind: 'route'; route: AppRoute; params: PathParams } | { kind: 'redirect'; to: string } | { kind: 'not-found' }

/** The page at a path of the host app. */
export function findPage(pathname: string): Found {
  for (const route of appRoutes) {
    const params = matchPath(route.path, pathname)
    if (params) return { kind: 'route', route, params }
  }
  for (const redirect of appRedirects) {
    const params = matchPath(redirect.path, pathname)
    if (params) return { kind: 'redirect', to: fillPattern(redirect.to, params) }
  }
  return { kind: 'not-found' }
}
