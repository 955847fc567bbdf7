import * as v from 'valibot'
import * as file from '../file.ts'
import { none, nothing } from '../basics.ts'
import type * as routes from '../../routes/logos.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const logosSchemas: SchemasFor<typeof routes> = {
  getLogo: { query: file.logoQuery, body: none, response: file.logo },
  listLogos: { query: nothing, body: none, response: v.object({ logos: v.array(file.logoFacts) }) },
  deleteLogo: { query: file.namedLogo, body: none, response: v.object({ fileName: v.string() }) },
  createLogo: { query: nothing, body: file.logoBody, response: file.logo },
}
