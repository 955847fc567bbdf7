import type * as routes from '../../routes/tracking.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const trackingSchemas: SchemasFor<typeof routes> = {}
