import type { Handlers } from '../http/handlers.ts'
import { bodies, filesWithin, plain } from '../http/policy.ts'
import { actOnTemplate } from '../services/templates/act.ts'
import { createTemplate } from '../services/templates/create.ts'
import { deleteTemplate } from '../services/templates/delete.ts'
import { getImageTemplate } from '../services/templates/image-template.ts'
import { getTemplate, listDefaultTemplates, listTemplates } from '../services/templates/read.ts'
import { getDefaultThumbnail, getThumbnail } from '../services/templates/thumbnails.ts'
import { updateTemplate } from '../services/templates/update.ts'

export const templatesHandlers = {
  listTemplates: { ...plain, handle: (context, actor, { query }) => listTemplates(context, actor, query.attributes) },
  getTemplate: { ...plain, handle: (context, actor, { params }) => getTemplate(context, actor, params.templateId) },
  createTemplate: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => createTemplate(context, actor, body),
  },
  updateTemplate: {
    ...plain,
    body: bodies.document,
    handle: (context, actor, { params, body }) => updateTemplate(context, actor, { ...params, ...body }),
  },
  actOnTemplate: {
    ...plain,
    body: filesWithin(17_000_000),
    rate: 'upload',
    handle: (context, actor, { params, query, body }) =>
      actOnTemplate(context, actor, { ...params, action: query, body }),
  },
  deleteTemplate: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params }) => deleteTemplate(context, actor, params.templateId),
  },
  listDefaultTemplates: { ...plain, handle: () => Promise.resolve(listDefaultTemplates()) },
  getThumbnail: {
    ...plain,
    rate: 'output',
    answer: 'kept',
    handle: (context, actor, { params }) => getThumbnail(context, actor, params.templateId),
  },
  getDefaultThumbnail: {
    ...plain,
    rate: 'output',
    answer: 'kept',
    handle: (context, actor, { query }) => getDefaultThumbnail(context, actor, query.defaultTemplateId),
  },
  getImageTemplate: {
    ...plain,
    answer: 'kept',
    handle: (context, actor, { params, query }) => getImageTemplate(context, actor, { ...params, ...query }),
  },
} satisfies Partial<Handlers>
