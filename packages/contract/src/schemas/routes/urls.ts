import * as v from 'valibot'
import { entryPointNames } from '../../entry-points.ts'
import { line, none, userId } from '../basics.ts'
import { platform } from '../client.ts'
import type { SignedUrlQuery, UrlQuery } from '../../routes/urls.ts'
import type * as routes from '../../routes/urls.ts'
import type { SchemasFor } from '../schemas-for.ts'

/** An id of another system. */
const externalId = v.pipe(v.string(), v.regex(/^[\w@.:+-]{1,60}$/, 'is not an id'))

const fields = {
  externalId: v.optional(v.pipe(line(200), v.minLength(1))),
  clientId: v.optional(line(60)),
  userId: v.optional(userId),
  externalUserId: v.optional(externalId),
  platform: v.optional(platform),
  externalClientId: v.optional(externalId),
  endPoint: v.optional(v.picklist(entryPointNames)),
  extras: v.optional(line(2000)),
}
const query: v.GenericSchema<UrlQuery> = v.strictObject(fields)
const signedQuery: v.GenericSchema<SignedUrlQuery> = v.strictObject({ ...fields, origins: v.optional(line(2000)) })
const response = v.object({ url: v.string() })

export const urlsSchemas: SchemasFor<typeof routes> = {
  getUrl: { query: signedQuery, body: none, response },
  getPublicUrl: { query, body: none, response },
}
