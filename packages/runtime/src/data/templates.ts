import { listTemplates, type Template } from '@tabard/contract'
import type { Runtime } from '../runtime.ts'
import { createCollection, type Collection } from './collection.ts'

/** The company's templates; kept in local storage. */
export function createTemplates(runtime: Runtime): Collection<Template> {
  return createCollection<Template>({
    key: 'templates',
    storage: runtime.lasting,
    idOf: (template) => template.template_id,
    download: () => runtime.api.call(listTemplates, { query: {} }),
  })
}
