import * as v from 'valibot'
import type * as routes from '../../routes/urls.ts'
import { none } from '../basics.ts'
import type { SchemasFor } from '../schemas-for.ts'
import { signedUrlQuery, urlQuery } from '../url.ts'

const response = v.object({ url: v.string() })

export const urlsSchemas: SchemasFor<typeof routes> = {
  getUrl: { query: signedUrlQuery, body: none, response },
  getPublicUrl: { query: urlQuery, body: none, response },
}
