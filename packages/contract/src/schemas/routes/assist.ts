import { nothing } from '../basics.ts'
import { transformAnswer, transformRequest } from '../assist.ts'
import type * as routes from '../../routes/assist.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const assistSchemas: SchemasFor<typeof routes> = {
  textTransform: { query: nothing, body: transformRequest, response: transformAnswer },
}
