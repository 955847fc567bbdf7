import * as applications from './applications.ts'
import * as assist from './assist.ts'
import * as audit from './audit.ts'
import * as captcha from './captcha.ts'
import * as clients from './clients.ts'
import * as files from './files.ts'
import * as folders from './folders.ts'
import * as integrations from './integrations.ts'
import * as jobs from './jobs.ts'
import * as links from './links.ts'
import * as logos from './logos.ts'
import * as privacy from './privacy.ts'
import * as sso from './sso.ts'
import * as templates from './templates.ts'
import * as tracking from './tracking.ts'
import * as urls from './urls.ts'
import * as users from './users.ts'

/**
 * Every call, by name. Typed client calls, gateway routes and /openapi.json derive from this one table. A module of routes
 * exports nothing else, so that its rows may be spread.
 */
export const routes = {
  ...applications,
  ...files,
  ...folders,
  ...templates,
  ...clients,
  ...users,
  ...logos,
  ...links,
  ...jobs,
  ...urls,
  ...integrations,
  ...assist,
  ...tracking,
  ...privacy,
  ...audit,
  ...captcha,
  ...sso,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
