import * as v from 'valibot'
import * as application from '../application.ts'
import { id, none, nothing } from '../basics.ts'
import type * as routes from '../../routes/applications.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const applicationsSchemas: SchemasFor<typeof routes> = {
  listApplications: { query: application.listQuery, body: none, response: application.applicationMap },
  findApplications: { query: application.findQuery, body: none, response: application.applicationMap },
  getApplication: { query: application.singleQuery, body: none, response: application.application },
  getApplicationBundle: {
    query: v.strictObject({ templateId: v.optional(id('templateId')) }),
    body: none,
    response: application.bundle,
  },
  createApplication: {
    query: application.uploadQuery,
    body: application.uploadBody,
    response: application.applicationMap,
  },
  updateApplication: { query: nothing, body: application.updateBody, response: application.application },
  actOnApplication: { query: application.action, body: application.actionBody, response: application.application },
  getHeadshot: { query: nothing, body: none, response: application.headshot },
  listVersions: {
    query: nothing,
    body: none,
    response: v.object({ versions: v.array(application.applicationVersion) }),
  },
  restoreVersion: { query: application.restoreQuery, body: none, response: application.application },
  deleteApplication: { query: nothing, body: none, response: v.object({ application_id: id('appId') }) },
}
