import * as applications from './applications.ts'
import * as company from './company.ts'
import * as files from './files.ts'
import * as folders from './folders.ts'
import * as links from './links.ts'
import * as templates from './templates.ts'

/** Every call, by name. Typed client calls, gateway routes and /openapi.json derive from this one table. */
export const routes = {
  listApplications: applications.listApplications,
  findApplications: applications.findApplications,
  getApplication: applications.getApplication,
  getApplicationBundle: applications.getApplicationBundle,
  createApplication: applications.createApplication,
  updateApplication: applications.updateApplication,
  actOnApplication: applications.actOnApplication,
  deleteApplication: applications.deleteApplication,
  getFiles: files.getFiles,
  createOutput: files.createOutput,
  listFolders: folders.listFolders,
  putFolder: folders.putFolder,
  listTemplates: templates.listTemplates,
  getTemplate: templates.getTemplate,
  getClient: company.getClient,
  listUsers: company.listUsers,
  getLogo: company.getLogo,
  createLogo: company.createLogo,
  listLinks: links.listLinks,
  createLink: links.createLink,
  updateLink: links.updateLink,
  setLinkExpiry: links.setLinkExpiry,
  exchangeShortLink: links.exchangeShortLink,
  recordView: links.recordView,
  refreshToken: links.refreshToken,
  getAccess: links.getAccess,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
