import * as v from 'valibot'
import type { Body, Output, Query } from '../route.ts'
import type { RouteName, Routes } from '../routes/index.ts'
import * as application from './application.ts'
import { attributes, id, nothing, userId } from './basics.ts'
import { client, user } from './client.ts'
import * as file from './file.ts'
import { folder, folderBody, folderMap } from './folder.ts'
import * as link from './link.ts'
import { template, templateMap } from './template.ts'

interface SchemasOf<R> {
  /** Path params that are no ids; ids are checked by their kind. */
  params?: v.GenericSchema<unknown, Record<string, string>>
  /** From the strings of a query to the route's types. */
  query: v.GenericSchema<unknown, Query<R>>
  body: v.GenericSchema<unknown, Body<R>>
  response: v.GenericSchema<unknown, Output<R>>
}

/** What every route takes and gives. A new route without its schemas does not compile. */
export type RouteSchemas = { [Name in RouteName]: SchemasOf<Routes[Name]> }

const none = v.undefined_()
const onlyAttributes = v.strictObject({ attributes: v.optional(attributes) })

export const routeSchemas: RouteSchemas = {
  listApplications: { query: application.listQuery, body: none, response: application.applicationMap },
  findApplications: { query: application.findQuery, body: none, response: application.applicationMap },
  getApplication: { query: onlyAttributes, body: none, response: application.application },
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
  actOnApplication: { query: application.action, body: none, response: application.application },
  deleteApplication: { query: nothing, body: none, response: v.object({ application_id: id('appId') }) },
  getFiles: { query: file.filesQuery, body: none, response: v.object({ files: v.array(file.storedFile) }) },
  createOutput: { query: nothing, body: file.outputBody, response: file.storedOutput },
  listFolders: { query: nothing, body: none, response: folderMap },
  putFolder: { query: nothing, body: folderBody, response: folder },
  listTemplates: { query: onlyAttributes, body: none, response: templateMap },
  getTemplate: { query: nothing, body: none, response: template },
  getClient: { query: onlyAttributes, body: none, response: client },
  listUsers: {
    query: v.strictObject({ userId: v.optional(userId) }),
    body: none,
    response: v.object({ users: v.array(user) }),
  },
  getLogo: { query: file.logoQuery, body: none, response: file.logo },
  createLogo: { query: nothing, body: file.logoBody, response: file.logo },
  listLinks: { query: nothing, body: none, response: v.object({ links: v.array(link.link) }) },
  createLink: { query: nothing, body: link.linkDraft, response: link.link },
  updateLink: { query: nothing, body: link.linkChange, response: link.link },
  setLinkExpiry: { query: link.expiryQuery, body: none, response: link.link },
  exchangeShortLink: { params: link.shortIdParams, query: nothing, body: none, response: link.linkGrant },
  recordView: {
    params: link.sessionIdParams,
    query: nothing,
    body: link.viewBody,
    response: v.object({ counted: v.boolean() }),
  },
  refreshToken: { query: nothing, body: none, response: link.signatureGrant },
  getAccess: { query: link.accessQuery, body: none, response: link.signatureGrant },
}
