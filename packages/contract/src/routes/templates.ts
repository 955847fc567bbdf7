import type { TemplateId, UserId } from '../ids.ts'
import { route } from '../route.ts'
import type { Picture } from '../schemas/file.ts'
import type { DefaultTemplate, Template } from '../schemas/template.ts'
import type { ImageTemplateBody, TemplateAction, TemplateUpdate } from '../schemas/template-write.ts'

type None = Record<never, string>

export const listTemplates = route<{
  params: None
  query: { attributes?: string }
  body: undefined
  response: Record<TemplateId, Template>
}>()({
  method: 'get',
  api: 'main',
  path: '/templates',
  access: 'session-or-signature',
  needs: ['templates', 'read'],
  signature: { right: 'write' },
  summary:
    'The templates, keyed by id; with `attributes` the sections, embed cards and image templates that are not named come back empty. 404 means there are none.',
  errors: ['not_found', 'bad_request'],
})

export const getTemplate = route<{
  params: { templateId: TemplateId }
  query: None
  body: undefined
  response: Template
}>()({
  method: 'get',
  api: 'main',
  path: '/templates/{templateId}',
  access: 'session-or-signature',
  needs: ['templates', 'read'],
  signature: { right: 'read', id: 'templateId' },
  summary: 'One template.',
  errors: ['not_found'],
})

export const createTemplate = route<{
  params: None
  query: None
  body:
    | { createdBy?: UserId; templateVersion?: number; copyFrom?: TemplateId; templateName?: string }
    | { defaultTemplateId: string; templateName?: string }
  response: Template
}>()({
  method: 'post',
  api: 'main',
  path: '/templates',
  access: 'session',
  needs: ['templates', 'write'],
  summary:
    'Creates a template, not live yet: a copy of `copyFrom`, a default one by `defaultTemplateId`, else a copy of the first default. `createdBy` is compared with the asker; `templateVersion` is the version it begins with, else 1. A copy takes the image templates along.',
  errors: ['not_found', 'too_many'],
})

export const updateTemplate = route<{
  params: { templateId: TemplateId }
  query: None
  body: { update: TemplateUpdate; baseRevision?: number }
  response: Template
}>()({
  method: 'patch',
  api: 'main',
  path: '/templates/{templateId}',
  access: 'session-or-signature',
  needs: ['templates', 'write'],
  signature: { right: 'write', id: 'templateId' },
  summary:
    'Changes the named fields; `templateVersion` grows by one. With `baseRevision` (the templateVersion the edit began from), 409 when somebody else has changed the template since.',
  errors: ['not_found', 'revision_conflict', 'embed_not_accepted', 'bad_request'],
})

export const actOnTemplate = route<{
  params: { templateId: TemplateId }
  query: TemplateAction
  body: ImageTemplateBody | undefined
  response: Template
}>()({
  method: 'put',
  api: 'main',
  path: '/templates/{templateId}',
  access: 'session-or-signature',
  needs: ['templates', 'write'],
  signature: { right: 'write', id: 'templateId' },
  summary:
    "One call, four meanings: liveStatus (shown to recruiters or not; the only live one stays so, and a signature may not change it); embed (a video by its address); update_image_template (a picture behind a page); transform (rewrites the template's own sections).",
  errors: [
    'not_found',
    'bad_request',
    'last_template',
    'too_many',
    'embed_not_accepted',
    'image_not_accepted',
    'payload_too_large',
    'feature_off',
    'assist_not_found',
    'assist_unavailable',
  ],
})

export const deleteTemplate = route<{
  params: { templateId: TemplateId }
  query: None
  body: undefined
  response: { template_id: TemplateId }
}>()({
  method: 'delete',
  api: 'main',
  path: '/templates/{templateId}',
  access: 'session',
  needs: ['templates', 'write'],
  summary: "Deletes a template. CVs that wore it are shown in the company's first live one. The only live one stays.",
  errors: ['not_found', 'last_template'],
})

export const listDefaultTemplates = route<{
  params: None
  query: None
  body: undefined
  response: Record<string, DefaultTemplate>
}>()({
  method: 'get',
  api: 'main',
  path: '/default-templates',
  access: 'session',
  needs: ['templates', 'read'],
  summary: 'The looks that ship with the product, keyed by their id.',
  errors: [],
})

export const getThumbnail = route<{
  params: { templateId: TemplateId }
  query: None
  body: undefined
  response: Picture
}>()({
  method: 'get',
  api: 'main',
  path: '/thumbnails/{templateId}',
  access: 'session-or-signature',
  needs: ['templates', 'read'],
  signature: { right: 'read', id: 'templateId' },
  summary: "Page one of a made-up CV in this template and the company's branding. Carries an ETag.",
  errors: ['not_found'],
})

/** Ours. */
export const getDefaultThumbnail = route<{
  params: None
  query: { defaultTemplateId: string }
  body: undefined
  response: Picture
}>()({
  method: 'get',
  api: 'main',
  path: '/thumbnails',
  access: 'session',
  needs: ['templates', 'read'],
  summary: 'The same for a look that ships with the product.',
  errors: ['not_found'],
})

export const getImageTemplate = route<{
  params: { templateId: TemplateId }
  query: { imageTemplateId: string }
  body: undefined
  response: Picture
}>()({
  method: 'get',
  api: 'main',
  path: '/image-templates/{templateId}',
  access: 'session-or-signature',
  needs: ['templates', 'read'],
  signature: { right: 'read' },
  summary:
    'A picture that stands behind a page. A signature for a CV may have those of the template it is shown in. Carries an ETag.',
  errors: ['not_found'],
})
