import type { Handlers } from '../http/serve.ts'
import { getAccess } from '../services/access.ts'
import { actOnApplication } from '../services/applications/act.ts'
import { getBundle } from '../services/applications/bundle.ts'
import { createApplications } from '../services/applications/create.ts'
import { deleteApplication } from '../services/applications/delete.ts'
import { getApplication } from '../services/applications/get.ts'
import { find, listInFolder } from '../services/applications/list.ts'
import { updateApplication } from '../services/applications/update.ts'
import { getClient, listUsers } from '../services/company/client.ts'
import { createLogo, getLogo } from '../services/company/logos.ts'
import { getFiles } from '../services/files/files.ts'
import { createOutput } from '../services/files/outputs.ts'
import { listFolders, putFolder } from '../services/folders.ts'
import { exchangeShortLink } from '../services/links/exchange.ts'
import { createLink, listLinks, setLinkExpiry, updateLink } from '../services/links/links.ts'
import { refreshSignature } from '../services/links/refresh.ts'
import { recordView } from '../services/links/views.ts'
import { getTemplate, listTemplates } from '../services/templates.ts'

/** From a route to what it means. Its type names every route that has no handler yet. */
export const handlers: Handlers = {
  listApplications: (context, actor, { params, query }) => listInFolder(context, actor, { ...params, query }),
  findApplications: (context, actor, { query }) => find(context, actor, query),
  getApplication: (context, actor, { params, query }) => getApplication(context, actor, { ...params, ...query }),
  getApplicationBundle: (context, actor, { params, query }) => getBundle(context, actor, { ...params, ...query }),
  createApplication: (context, actor, { query, body }) => createApplications(context, actor, { query, body }),
  updateApplication: (context, actor, { params, body }) => updateApplication(context, actor, { ...params, ...body }),
  actOnApplication: (context, actor, { params, query }) =>
    actOnApplication(context, actor, { ...params, action: query }),
  deleteApplication: (context, actor, { params }) => deleteApplication(context, actor, params.appId),

  getFiles: (context, actor, { params, query }) => getFiles(context, actor, { ...params, ...query }),
  createOutput: (context, actor, { params, body }) => createOutput(context, actor, { ...params, body }),

  listFolders: (context, actor) => listFolders(context, actor),
  putFolder: (context, actor, { body }) => putFolder(context, actor, body),

  listTemplates: (context, actor) => listTemplates(context, actor),
  getTemplate: (context, actor, { params }) => getTemplate(context, actor, params.templateId),

  getClient: (context, actor) => getClient(context, actor),
  listUsers: (context, actor, { query }) => listUsers(context, actor, query.userId),
  getLogo: (context, actor, { query }) => getLogo(context, actor, query.fileName),
  createLogo: (context, actor, { body }) => createLogo(context, actor, body),

  listLinks: (context, actor, { params }) => listLinks(context, actor, params.appId),
  createLink: (context, actor, { params, body }) => createLink(context, actor, { ...params, draft: body }),
  updateLink: (context, actor, { params, body }) => updateLink(context, actor, { ...params, change: body }),
  setLinkExpiry: (context, actor, { params, query }) =>
    setLinkExpiry(context, actor, { ...params, newExpiry: query.newExpiry }),
  exchangeShortLink: (context, _actor, { params }) => exchangeShortLink(context, params.shortId),
  recordView: (context, actor, { params, body, caller }) =>
    recordView(context, actor, { ...params, seconds: body.seconds, userAgent: caller.userAgent }),

  refreshToken: (context, actor) => refreshSignature(context, actor.code),
  getAccess: (context, actor, { query }) => getAccess(context, actor, query),
}
