import * as v from 'valibot'
import { id, none, nothing, onlyAttributes } from '../basics.ts'
import { picture } from '../file.ts'
import { defaultTemplateMap, template, templateMap } from '../template.ts'
import * as write from '../template-write.ts'
import type * as routes from '../../routes/templates.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const templatesSchemas: SchemasFor<typeof routes> = {
  listTemplates: { query: onlyAttributes, body: none, response: templateMap },
  getTemplate: { query: nothing, body: none, response: template },
  createTemplate: { query: nothing, body: write.newTemplate, response: template },
  updateTemplate: { query: nothing, body: write.templateUpdate, response: template },
  actOnTemplate: { query: write.templateAction, body: write.imageTemplateBody, response: template },
  deleteTemplate: { query: nothing, body: none, response: v.object({ template_id: id('templateId') }) },
  listDefaultTemplates: { query: nothing, body: none, response: defaultTemplateMap },
  getThumbnail: { query: nothing, body: none, response: picture },
  getDefaultThumbnail: { query: write.defaultThumbnailQuery, body: none, response: picture },
  getImageTemplate: { query: write.imageTemplateQuery, body: none, response: picture },
}
