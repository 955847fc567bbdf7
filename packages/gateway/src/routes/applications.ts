import type { Handlers } from '../http/serve.ts'
import { actOnApplication } from '../services/applications/act.ts'
import { getBundle } from '../services/applications/bundle.ts'
import { createApplications } from '../services/applications/create.ts'
import { deleteApplication } from '../services/applications/delete.ts'
import { getApplication } from '../services/applications/get.ts'
import { getHeadshot } from '../services/applications/headshot.ts'
import { find, listInFolder } from '../services/applications/list.ts'
import { updateApplication } from '../services/applications/update.ts'
import { listVersions, restoreVersion } from '../services/applications/versions.ts'

export const applicationsHandlers = {
  listApplications: (context, actor, { params, query }) => listInFolder(context, actor, { ...params, query }),
  findApplications: (context, actor, { query }) => find(context, actor, query),
  getApplication: (context, actor, { params, query }) => getApplication(context, actor, { ...params, ...query }),
  getApplicationBundle: (context, actor, { params, query }) => getBundle(context, actor, { ...params, ...query }),
  createApplication: (context, actor, { query, body }) => createApplications(context, actor, { query, body }),
  updateApplication: (context, actor, { params, body }) => updateApplication(context, actor, { ...params, ...body }),
  actOnApplication: (context, actor, { params, query, body }) =>
    actOnApplication(context, actor, { ...params, action: query, body }),
  getHeadshot: (context, actor, { params }) => getHeadshot(context, actor, params.appId),
  listVersions: (context, actor, { params }) => listVersions(context, actor, params.appId),
  restoreVersion: (context, actor, { params, query }) => restoreVersion(context, actor, { ...params, ...query }),
  deleteApplication: (context, actor, { params }) => deleteApplication(context, actor, params.appId),
} satisfies Partial<Handlers>
