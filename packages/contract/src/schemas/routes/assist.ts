import type * as routes from '../../routes/assist.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const assistSchemas: SchemasFor<typeof routes> = {}
