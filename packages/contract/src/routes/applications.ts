import type { AppId, FolderId, TemplateId } from '../ids.ts'
import { route } from '../route.ts'
import type {
  ActionBody,
  Application,
  ApplicationAction,
  ApplicationBundle,
  ApplicationMap,
  ApplicationVersion,
  FindQuery,
  HeadshotFacts,
  ListQuery,
  UpdateBody,
  UploadBody,
  UploadQuery,
} from '../schemas/application.ts'

type None = Record<never, string>

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
/**
 * For the team only: a candidate's token may write, but may neither share the CV nor see what the team wrote before.
 */
const teamCv = {
  access: 'session-or-signature',
  needs: ['editing', 'write'],
  signature: { right: 'share', id: 'appId' },
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
  summary:
    'The applications of a folder, newest first, keyed by id; whole unless `limit` and `cursor` ask for a part. 404 means there are none.',
  errors: ['not_found', 'bad_request'],
})

export const findApplications = route<{ params: None; query: FindQuery; body: undefined; response: ApplicationMap }>()({
  method: 'get',
  api: 'main',
  path: '/applications',
  access: 'session',
  needs: ['editing', 'read'],
  summary:
    "The company's applications, or those with an external id; with `byExternalId` keyed by it. 404 means there are none.",
  errors: ['not_found', 'bad_request'],
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
  summary: 'One application; with `attributes` only the named fields are read, and the others come back empty.',
  errors: ['not_found', 'bad_request'],
})

/** Everything that a viewer shows first, in one round trip. */
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
  summary:
    'Takes CV files. Each becomes an application that is read in the background. The same file under the same platform, externalClientId and externalId answers with what the first one made; another file becomes a new application whose `duplication` is the older.',
  errors: [
    'payload_too_large',
    'file_too_large',
    'file_not_a_cv_format',
    'file_not_accepted',
    'file_empty',
    'storage_full',
    'not_found',
  ],
})

export const updateApplication = route<{
  params: { appId: AppId }
  query: None
  body: UpdateBody
  response: Application
}>()({
  method: 'patch',
  api: 'main',
  path: '/applications/{appId}',
  ...writeCv,
  summary:
    'Changes the named fields. With `baseRevision` concurrent edits of the text are merged, without it replaced. A `writeId` makes it safe to send again. 405 means that the application was there and has been deleted.',
  errors: ['not_found', 'removed_from_verification', 'revision_conflict', 'embed_not_accepted', 'bad_request'],
})

export const actOnApplication = route<{
  params: { appId: AppId }
  query: ApplicationAction
  body: ActionBody
  response: Application
}>()({
  method: 'put',
  api: 'main',
  path: '/applications/{appId}',
  ...writeCv,
  summary:
    'One call, eight meanings: newStatus; update_candidate_headshot; embed (a video by its address); aiParse (reads the original anew); transform (rewrites the text); duplicate_cv (a copy for a colleague, which is answered); generate_tags (values of the custom tags, kept in miscData.tags); apply_template. What changes the text can be undone by its version.',
  errors: [
    'not_found',
    'bad_request',
    'revision_conflict',
    'image_not_accepted',
    'embed_not_accepted',
    'payload_too_large',
    'storage_full',
    'feature_off',
    'assist_not_found',
    'assist_unavailable',
    'file_encrypted',
    'file_damaged',
    'file_image_only',
    'file_too_large',
    'file_not_a_cv_format',
    'file_old_word',
    'file_rtf',
    'file_opendocument',
    'file_empty',
    'file_timeout',
  ],
})

/** Ours. */
export const getHeadshot = route<{
  params: { appId: AppId }
  query: None
  body: undefined
  response: HeadshotFacts & { fileB64: string }
}>()({
  method: 'get',
  api: 'main',
  path: '/headshots/{appId}',
  ...writeCv,
  needs: ['editing', 'read'],
  summary: "The candidate's picture, drawn anew from its pixels. 404 means there is none.",
  errors: ['not_found'],
})

/** Ours. */
export const listVersions = route<{
  params: { appId: AppId }
  query: None
  body: undefined
  response: { versions: ApplicationVersion[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/versions/{appId}',
  ...teamCv,
  needs: ['editing', 'read'],
  summary: 'The states one can go back to, newest first.',
  errors: ['not_found'],
})

/** Ours. */
export const restoreVersion = route<{
  params: { appId: AppId }
  query: { revision: number }
  body: undefined
  response: Application
}>()({
  method: 'put',
  api: 'main',
  path: '/versions/{appId}',
  ...teamCv,
  summary: 'Brings back the text and fields of a version, as a new revision: going back can be undone too.',
  errors: ['not_found', 'revision_conflict', 'bad_request'],
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
  summary: 'Deletes an application with its files, outputs and links. Links end at once.',
  errors: ['not_found'],
})
