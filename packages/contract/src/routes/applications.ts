import type { Application, ApplicationBundle, ApplicationStatus, ApplicationUpdate } from '../entities/application.ts'
import type { AppId, FolderId, TemplateId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>
/** Keyed by application_id. */
export type ApplicationMap = Record<AppId, Application>

export interface ListQuery {
  /** Leave out those still being read, or failed. */
  processedOnly?: boolean
  /** Field names, comma-separated; others come back empty. `miscData` and `freeText` only when named. */
  attributes?: string
}

const readCv = {
  access: 'session-or-signature',
  needs: ['editing', 'read'],
  signature: { right: 'read', id: 'appId' },
} as const
const writeCv = {
  access: 'session-or-signature',
  needs: ['editing', 'write'],
  signature: { right: 'write', id: 'appId' },
} as const

export const listApplications = route<{
  params: { folderId: FolderId }
  query: ListQuery
  body: undefined
  response: ApplicationMap
}>()({
  method: 'get',
  api: 'main',
  path: '/applications/{folderId}',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'The applications of a folder, keyed by id. 404 means there are none.',
  errors: ['not_found'],
})

export interface FindQuery extends ListQuery {
  platform?: string
  externalClientId?: string
  externalAppId?: string
  byExternalId?: boolean
}

export const findApplications = route<{ params: None; query: FindQuery; body: undefined; response: ApplicationMap }>()({
  method: 'get',
  api: 'main',
  path: '/applications',
  access: 'session',
  needs: ['editing', 'read'],
  summary: "The company's applications, or those with an external id. 404 means there are none.",
  errors: ['not_found'],
})

export const getApplication = route<{
  params: { appId: AppId }
  query: { attributes?: string }
  body: undefined
  response: Application
}>()({
  method: 'get',
  api: 'main',
  path: '/applications/{appId}',
  ...readCv,
  summary: 'One application.',
  errors: ['not_found'],
})

/** Everything a viewer shows first, in one round trip. */
export const getApplicationBundle = route<{
  params: { appId: AppId }
  query: { templateId?: TemplateId }
  body: undefined
  response: ApplicationBundle
}>()({
  method: 'get',
  api: 'main',
  path: '/bundles/{appId}',
  ...readCv,
  summary: 'One application with its template, the branding and who presents it.',
  errors: ['not_found'],
})

export interface UploadQuery {
  cvType?: string
  submittedBy?: string
  /** Template to start in. */
  defaultTemplate?: string
  platform?: string
  externalClientId?: string
  externalId?: string
  externalUserId?: string
  jobId?: string
  /** Ours: where to put it; else the company's first folder. */
  folderId?: FolderId
}

export interface UploadBody {
  fileB64: string
  fileName?: string
  files?: { fileB64: string; fileName?: string }[]
  supportingDocuments?: { fileB64: string; fileName?: string }[]
}

export const createApplication = route<{
  params: None
  query: UploadQuery
  body: UploadBody
  response: ApplicationMap
}>()({
  method: 'post',
  api: 'main',
  path: '/applications',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Takes CV files. Each becomes an application that is read in the background.',
  errors: ['payload_too_large', 'file_too_large', 'file_not_a_cv_format', 'file_empty', 'not_found'],
})

export const updateApplication = route<{
  params: { appId: AppId }
  query: None
  body: { update: ApplicationUpdate; baseRevision?: number }
  response: Application
}>()({
  method: 'patch',
  api: 'main',
  path: '/applications/{appId}',
  ...writeCv,
  summary:
    'Changes the named fields. With `baseRevision` concurrent edits of the text are merged, without it replaced.',
  errors: ['not_found', 'removed_from_verification', 'revision_conflict', 'bad_request'],
})

/** One member per update type. The rest follow with their own features. */
export type ApplicationAction =
  { updateType: 'newStatus'; newStatus: ApplicationStatus } | { updateType: 'apply_template'; templateId: TemplateId }

export const actOnApplication = route<{
  params: { appId: AppId }
  query: ApplicationAction
  body: undefined
  response: Application
}>()({
  method: 'put',
  api: 'main',
  path: '/applications/{appId}',
  ...writeCv,
  summary: 'Sets the status, or applies a template.',
  errors: ['not_found', 'bad_request'],
})

export const deleteApplication = route<{
  params: { appId: AppId }
  query: None
  body: undefined
  response: { application_id: AppId }
}>()({
  method: 'delete',
  api: 'main',
  path: '/applications/{appId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Deletes an application with its files, outputs and links.',
  errors: ['not_found'],
})
