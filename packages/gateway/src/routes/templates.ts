import type { Handlers } from '../http/serve.ts'
import { getTemplate, listTemplates } from '../services/templates.ts'

export const templatesHandlers = {
  listTemplates: (context, actor) => listTemplates(context, actor),
  getTemplate: (context, actor, { params }) => getTemplate(context, actor, params.templateId),
} satisfies Partial<Handlers>
