import * as v from 'valibot'
import { entryPointNames } from '../entry-points.ts'
import { line, userId } from './basics.ts'
import { platform } from './client.ts'

/** An id of another system. */
const externalId = v.pipe(v.string(), v.regex(/^[\w@.:+-]{1,60}$/, 'is not an id'))

export const urlQuery = v.strictObject({
  externalId: v.optional(v.pipe(line(200), v.minLength(1))),
  /** Must be the key's company. */
  clientId: v.optional(line(60)),
  userId: v.optional(userId),
  externalUserId: v.optional(externalId),
  platform: v.optional(platform),
  externalClientId: v.optional(externalId),
  endPoint: v.optional(v.picklist(entryPointNames)),
  /** Passed on unchanged. */
  extras: v.optional(line(2000)),
})
/** The page for a record of an applicant system. */
export type UrlQuery = v.InferOutput<typeof urlQuery>

export const signedUrlQuery = v.strictObject({
  ...urlQuery.entries,
  /** Ours: the origins of pages that may frame it, comma-separated. */
  origins: v.optional(line(2000)),
})
export type SignedUrlQuery = v.InferOutput<typeof signedUrlQuery>
