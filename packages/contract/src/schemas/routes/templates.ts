import { none, nothing, onlyAttributes } from '../basics.ts'
import { template, templateMap } from '../template.ts'
import type * as routes from '../../routes/templates.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const templatesSchemas: SchemasFor<typeof routes> = {
  listTemplates: { query: onlyAttributes, body: none, response: templateMap },
  getTemplate: { query: nothing, body: none, response: template },
}
