import type * as routes from '../../routes/privacy.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const privacySchemas: SchemasFor<typeof routes> = {}
