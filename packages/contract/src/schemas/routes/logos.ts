import * as file from '../file.ts'
import { none, nothing } from '../basics.ts'
import type * as routes from '../../routes/logos.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const logosSchemas: SchemasFor<typeof routes> = {
  getLogo: { query: file.logoQuery, body: none, response: file.logo },
  createLogo: { query: nothing, body: file.logoBody, response: file.logo },
}
