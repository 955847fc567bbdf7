import type * as routes from '../../routes/jobs.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const jobsSchemas: SchemasFor<typeof routes> = {}
