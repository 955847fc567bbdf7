import type { Handlers } from '../http/handlers.ts'
import { applicationsHandlers } from './applications.ts'
import { assistHandlers } from './assist.ts'
import { auditHandlers } from './audit.ts'
import { captchaHandlers } from './captcha.ts'
import { clientsHandlers } from './clients.ts'
import { filesHandlers } from './files.ts'
import { foldersHandlers } from './folders.ts'
import { integrationsHandlers } from './integrations.ts'
import { jobsHandlers } from './jobs.ts'
import { linksHandlers } from './links.ts'
import { logosHandlers } from './logos.ts'
import { privacyHandlers } from './privacy.ts'
import { ssoHandlers } from './sso.ts'
import { templatesHandlers } from './templates.ts'
import { trackingHandlers } from './tracking.ts'
import { urlsHandlers } from './urls.ts'
import { usersHandlers } from './users.ts'

/** The handler of every route. A route without one does not compile. */
export const handlers: Handlers = {
  ...applicationsHandlers,
  ...filesHandlers,
  ...foldersHandlers,
  ...templatesHandlers,
  ...clientsHandlers,
  ...usersHandlers,
  ...logosHandlers,
  ...linksHandlers,
  ...jobsHandlers,
  ...urlsHandlers,
  ...integrationsHandlers,
  ...assistHandlers,
  ...trackingHandlers,
  ...privacyHandlers,
  ...auditHandlers,
  ...captchaHandlers,
  ...ssoHandlers,
}
