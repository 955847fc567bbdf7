/** Who may see a page. */
export type PageAccess =
  /** Anybody. */
  | 'open'
  /** Visitors only: a signed-in user is sent on. */
  | 'signed-out'
  /** The team. */
  | 'signed-in'
  /** The team, or a visitor whose signature is for this record. */
  | 'signed-in-or-signature'
  /** A visitor whose signature is for this record. */
  | 'signature'

interface AppRouteRow {
  /** A pattern of `matchPath`: `:name` is one segment, `:name?` one that may be missing. Case does not matter. */
  path: `/${string}`
  access: PageAccess
  /**
   * A `shell` page is shown below the navigation bar (when signed in). A `bare` page has the window to itself. A `framed`
   * page is bare too, and other pages may frame it, as they may every page of its area.
   */
  stands: 'shell' | 'bare' | 'framed'
  /** The row of `host-app/src/pages.tsx` that shows it. */
  page: string
}

/**
 * The one list of the host app's pages. The app shows these, and the gateway answers 404 for any other path. A row keeps
 * to one line, so that the list is comparable with the specification's.
 */
// prettier-ignore
export const appRoutes = [
  { path: '/', access: 'signed-out', stands: 'shell', page: 'login' },
  { path: '/login', access: 'signed-out', stands: 'shell', page: 'login' },
  { path: '/forgotpassword', access: 'signed-out', stands: 'shell', page: 'forgot-password' },
  { path: '/confirmaccount', access: 'signed-out', stands: 'shell', page: 'confirm-account' },
  { path: '/changepassword', access: 'signed-in', stands: 'shell', page: 'change-password' },
  { path: '/candidates/:roleId?', access: 'signed-in', stands: 'shell', page: 'candidates' },
  { path: '/upload', access: 'signed-in', stands: 'shell', page: 'upload' },
  { path: '/application/:appId', access: 'signed-in-or-signature', stands: 'shell', page: 'application' },

  { path: '/singlepageview/application/:appId', access: 'signed-in-or-signature', stands: 'framed', page: 'edit-alone' },
  { path: '/singlepageview/digitalcv/:appId', access: 'signed-in-or-signature', stands: 'framed', page: 'digital-alone' },
  { path: '/singlepageview/plain/:appId', access: 'signed-in-or-signature', stands: 'framed', page: 'plain-alone' },
  { path: '/candidate/application/:appId', access: 'signed-in-or-signature', stands: 'framed', page: 'edit-alone' },
  { path: '/candidate/link/:shortId', access: 'open', stands: 'framed', page: 'candidate-link' },
  { path: '/candidate/digitalcv/:appId', access: 'signature', stands: 'framed', page: 'digital-cv' },
  { path: '/accessexpired', access: 'signed-out', stands: 'framed', page: 'access-expired' },
  { path: '/accessDenied', access: 'open', stands: 'framed', page: 'access-denied' },
  { path: '/cookies', access: 'open', stands: 'bare', page: 'cookies' },
] as const satisfies readonly AppRouteRow[]

/** Old addresses, and the address each leads to. There is no page at `/branding` yet: only `/cvs` leads to one. */
export const appRedirects = [
  { path: '/templates/:loc/:id', to: '/branding/:loc/:id' },
  { path: '/templates/:loc', to: '/branding/:loc' },
  { path: '/templates', to: '/branding/Templates' },
  { path: '/cvs', to: '/candidates' },
] as const satisfies readonly { path: `/${string}`; to: `/${string}` }[]

/** Whether this path, in any case, lies in an area that other pages may frame. An area is the first segment of a path. */
export function isFramedArea(path: string): boolean {
  const area = areaOf(path)
  // The specification lets the entry point be framed. It has no page yet.
  return area === 'entrypoint' || appRoutes.some((row) => row.stands === 'framed' && areaOf(row.path) === area)
}

function areaOf(path: string): string | undefined {
  return path.split('/')[1]?.toLowerCase()
}

export type PageName = (typeof appRoutes)[number]['page']
export type AppPath = (typeof appRoutes)[number]['path']
export interface AppRoute extends AppRouteRow {
  path: AppPath
  page: PageName
}
