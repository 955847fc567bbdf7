import type { Handlers } from '../http/handlers.ts'
import { bodies, filesWithin, plain } from '../http/policy.ts'
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
  listApplications: {
    ...plain,
    readsAtOnce: true,
    handle: (context, actor, { params, query }) => listInFolder(context, actor, { ...params, query }),
  },
  findApplications: { ...plain, handle: (context, actor, { query }) => find(context, actor, query) },
  getApplication: {
    ...plain,
    readsAtOnce: true,
    handle: (context, actor, { params, query }) => getApplication(context, actor, { ...params, ...query }),
  },
  getApplicationBundle: {
    ...plain,
    handle: (context, actor, { params, query }) => getBundle(context, actor, { ...params, ...query }),
  },
  createApplication: {
    ...plain,
    isCostly: true,
    body: filesWithin(64_000_000),
    rate: 'upload',
    quota: 'uploads',
    handle: (context, actor, { query, body }) => createApplications(context, actor, { query, body }),
  },
  updateApplication: {
    ...plain,
    body: bodies.document,
    handle: (context, actor, { params, body }) => updateApplication(context, actor, { ...params, ...body }),
  },
  actOnApplication: {
    ...plain,
    body: filesWithin(14_000_000),
    quotaOfUpdate: { transform: 'assist', aiParse: 'assist' },
    handle: (context, actor, { params, query, body }) =>
      actOnApplication(context, actor, { ...params, action: query, body }),
  },
  getHeadshot: { ...plain, handle: (context, actor, { params }) => getHeadshot(context, actor, params.appId) },
  listVersions: { ...plain, handle: (context, actor, { params }) => listVersions(context, actor, params.appId) },
  restoreVersion: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, query }) => restoreVersion(context, actor, { ...params, ...query }),
  },
  deleteApplication: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params }) => deleteApplication(context, actor, params.appId),
  },
} satisfies Partial<Handlers>
