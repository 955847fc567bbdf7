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
 * Every call, by name. The client's typed calls, the gateway's routes and /openapi.json derive from this one table. A
 * module of routes exports only its routes, because all of its exports become rows.
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
