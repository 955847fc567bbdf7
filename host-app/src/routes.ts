/** Who may see a page. */
export type Guard =
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

export type PageName =
  | 'login'
  | 'forgot-password'
  | 'confirm-account'
  | 'change-password'
  | 'candidates'
  | 'upload'
  | 'application'
  | 'edit-alone'
  | 'digital-alone'
  | 'plain-alone'
  | 'candidate-link'
  | 'digital-cv'
  | 'access-expired'
  | 'access-denied'
  | 'cookies'

export interface RouteRow {
  /** `:name` is one segment, `:name?` one that may be missing. Case does not matter. */
  path: string
  guard: Guard
  /** `shell` stands below the navigation bar (when signed in); `bare` has the window for itself. */
  frame: 'shell' | 'bare'
  page: PageName
}

export interface RedirectRow {
  path: string
  to: string
}

const page = (path: string, guard: Guard, name: PageName): RouteRow => ({ path, guard, frame: 'shell', page: name })
const bare = (path: string, guard: Guard, name: PageName): RouteRow => ({ path, guard, frame: 'bare', page: name })

/** THE table, comparable line by line with the specification. A path that is not here shows page not found. */
export const routes: readonly RouteRow[] = [
  page('/', 'signed-out', 'login'),
  page('/login', 'signed-out', 'login'),
  page('/forgotpassword', 'signed-out', 'forgot-password'),
  page('/confirmaccount', 'signed-out', 'confirm-account'),
  page('/changepassword', 'signed-in', 'change-password'),
  page('/candidates/:roleId?', 'signed-in', 'candidates'),
  page('/upload', 'signed-in', 'upload'),
  page('/application/:appId', 'signed-in-or-signature', 'application'),

  bare('/singlepageview/application/:appId', 'signed-in-or-signature', 'edit-alone'),
  bare('/singlepageview/digitalcv/:appId', 'signed-in-or-signature', 'digital-alone'),
  bare('/singlepageview/plain/:appId', 'signed-in-or-signature', 'plain-alone'),
  bare('/candidate/application/:appId', 'signed-in-or-signature', 'edit-alone'),
  bare('/candidate/link/:shortId', 'open', 'candidate-link'),
  bare('/candidate/digitalcv/:appId', 'signature', 'digital-cv'),
  bare('/accessexpired', 'signed-out', 'access-expired'),
  bare('/accessDenied', 'open', 'access-denied'),
  bare('/cookies', 'open', 'cookies'),
]

export const redirects: readonly RedirectRow[] = [
  { path: '/templates/:loc/:id', to: '/branding/:loc/:id' },
  { path: '/templates/:loc', to: '/branding/:loc' },
  { path: '/templates', to: '/branding/Templates' },
  { path: '/cvs', to: '/candidates' },
]
