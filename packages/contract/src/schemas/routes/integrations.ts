import type * as routes from '../../routes/integrations.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const integrationsSchemas: SchemasFor<typeof routes> = {}
