/** Who may see a page. */
export type PageAccess =
  /** Anybody. */
  | 'open'
  /** Visitors alone: a signed-in user is sent on. */
  | 'signed-out'
  /** The team. */
  | 'signed-in'
  /** The team, or a visitor whose signature is for this record. */
  | 'signed-in-or-signature'
  /** A visitor whose signature is for this record. */
  | 'signature'

interface AppRouteRow {
  /** As `matchPath` reads it: `:name` is one segment, `:name?` one that may be missing. Case does not matter. */
  path: `/${string}`
  access: PageAccess
  /** `shell` stands below the navigation bar (when signed in); `bare` has the window for itself. */
  stands: 'shell' | 'bare'
  /** The row of `host-app/src/pages.tsx` that shows it. */
  page: string
}

/**
 * THE pages of the host app, comparable line by line with the specification. The app shows what stands here and the gateway
 * answers 404 for any other path.
 */
export const appRoutes = [
  { path: '/', access: 'signed-out', stands: 'shell', page: 'login' },
  { path: '/login', access: 'signed-out', stands: 'shell', page: 'login' },
  { path: '/forgotpassword', access: 'signed-out', stands: 'shell', page: 'forgot-password' },
  { path: '/confirmaccount', access: 'signed-out', stands: 'shell', page: 'confirm-account' },
  { path: '/changepassword', access: 'signed-in', stands: 'shell', page: 'change-password' },
  { path: '/candidates/:roleId?', access: 'signed-in', stands: 'shell', page: 'candidates' },
  { path: '/upload', access: 'signed-in', stands: 'shell', page: 'upload' },
  { path: '/application/:appId', access: 'signed-in-or-signature', stands: 'shell', page: 'application' },

  { path: '/singlepageview/application/:appId', access: 'signed-in-or-signature', stands: 'bare', page: 'edit-alone' },
  { path: '/singlepageview/digitalcv/:appId', access: 'signed-in-or-signature', stands: 'bare', page: 'digital-alone' },
  { path: '/singlepageview/plain/:appId', access: 'signed-in-or-signature', stands: 'bare', page: 'plain-alone' },
  { path: '/candidate/application/:appId', access: 'signed-in-or-signature', stands: 'bare', page: 'edit-alone' },
  { path: '/candidate/link/:shortId', access: 'open', stands: 'bare', page: 'candidate-link' },
  { path: '/candidate/digitalcv/:appId', access: 'signature', stands: 'bare', page: 'digital-cv' },
  { path: '/accessexpired', access: 'signed-out', stands: 'bare', page: 'access-expired' },
  { path: '/accessDenied', access: 'open', stands: 'bare', page: 'access-denied' },
  { path: '/cookies', access: 'open', stands: 'bare', page: 'cookies' },
] as const satisfies readonly AppRouteRow[]

/** Old addresses, and the page each leads to. */
export const appRedirects = [
  { path: '/templates/:loc/:id', to: '/branding/:loc/:id' },
  { path: '/templates/:loc', to: '/branding/:loc' },
  { path: '/templates', to: '/branding/Templates' },
  { path: '/cvs', to: '/candidates' },
] as const satisfies readonly { path: `/${string}`; to: `/${string}` }[]

/** First segments of addresses that are made to stand in another page's frame, in any case. */
export const framedAreas: readonly string[] = ['singlepageview', 'candidate', 'accessdenied', 'entrypoint']

export type PageName = (typeof appRoutes)[number]['page']
export type AppPath = (typeof appRoutes)[number]['path']
export interface AppRoute extends AppRouteRow {
  path: AppPath
  page: PageName
}
