import type * as routes from '../../routes/urls.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const urlsSchemas: SchemasFor<typeof routes> = {}
