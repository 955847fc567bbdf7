import type { Handlers } from '../http/serve.ts'
import { actOnTemplate } from '../services/templates/act.ts'
import { createTemplate } from '../services/templates/create.ts'
import { deleteTemplate } from '../services/templates/delete.ts'
import { getImageTemplate } from '../services/templates/image-template.ts'
import { getTemplate, listDefaultTemplates, listTemplates } from '../services/templates/read.ts'
import { getDefaultThumbnail, getThumbnail } from '../services/templates/thumbnails.ts'
import { updateTemplate } from '../services/templates/update.ts'

export const templatesHandlers = {
  listTemplates: (context, actor, { query }) => listTemplates(context, actor, query.attributes),
  getTemplate: (context, actor, { params }) => getTemplate(context, actor, params.templateId),
  createTemplate: (context, actor, { body }) => createTemplate(context, actor, body),
  updateTemplate: (context, actor, { params, body }) => updateTemplate(context, actor, { ...params, ...body }),
  actOnTemplate: (context, actor, { params, query, body }) =>
    actOnTemplate(context, actor, { ...params, action: query, body }),
  deleteTemplate: (context, actor, { params }) => deleteTemplate(context, actor, params.templateId),
  listDefaultTemplates: () => Promise.resolve(listDefaultTemplates()),
  getThumbnail: (context, actor, { params }) => getThumbnail(context, actor, params.templateId),
  getDefaultThumbnail: (context, actor, { query }) => getDefaultThumbnail(context, actor, query.defaultTemplateId),
  getImageTemplate: (context, actor, { params, query }) => getImageTemplate(context, actor, { ...params, ...query }),
} satisfies Partial<Handlers>
