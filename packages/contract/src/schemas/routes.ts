import type { Routes } from '../routes/index.ts'
import { applicationsSchemas } from './routes/applications.ts'
import { assistSchemas } from './routes/assist.ts'
import { auditSchemas } from './routes/audit.ts'
import { captchaSchemas } from './routes/captcha.ts'
import { clientsSchemas } from './routes/clients.ts'
import { filesSchemas } from './routes/files.ts'
import { foldersSchemas } from './routes/folders.ts'
import { integrationsSchemas } from './routes/integrations.ts'
import { jobsSchemas } from './routes/jobs.ts'
import { linksSchemas } from './routes/links.ts'
import { logosSchemas } from './routes/logos.ts'
import { privacySchemas } from './routes/privacy.ts'
import { ssoSchemas } from './routes/sso.ts'
import { templatesSchemas } from './routes/templates.ts'
import { trackingSchemas } from './routes/tracking.ts'
import { urlsSchemas } from './routes/urls.ts'
import { usersSchemas } from './routes/users.ts'
import type { SchemasFor } from './schemas-for.ts'

export type RouteSchemas = SchemasFor<Routes>

export const routeSchemas: RouteSchemas = {
  ...applicationsSchemas,
  ...filesSchemas,
  ...foldersSchemas,
  ...templatesSchemas,
  ...clientsSchemas,
  ...usersSchemas,
  ...logosSchemas,
  ...linksSchemas,
  ...jobsSchemas,
  ...urlsSchemas,
  ...integrationsSchemas,
  ...assistSchemas,
  ...trackingSchemas,
  ...privacySchemas,
  ...auditSchemas,
  ...captchaSchemas,
  ...ssoSchemas,
}
