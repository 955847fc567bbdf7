import * as v from 'valibot'
import { count, email, id } from './basics.ts'

export const companyExport = v.object({
  exportId: v.string(),
  status: v.picklist(['preparing', 'ready', 'failed', 'expired']),
  sizeBytes: count,
  /** A user id. */
  requestedBy: v.string(),
  /** Seconds since 1970. */
  createdTime: v.number(),
  finishedTime: v.nullable(v.number()),
  expiryTime: v.number(),
  /**
   * Zip files, each complete by itself; empty until the export is ready. Their addresses work for some minutes without
   * signing in.
   */
  parts: v.array(v.object({ fileName: v.string(), url: v.string() })),
})
/** Everything that a company has stored with us, packed for download. Kept for some days. */
export type CompanyExport = v.InferOutput<typeof companyExport>

export const exportParams = v.strictObject({ exportId: v.pipe(v.string(), v.uuid()) })

export const erasureBody = v.union([v.strictObject({ appId: id('appId') }), v.strictObject({ emailAddress: email })])
export type ErasureBody = v.InferOutput<typeof erasureBody>

export const erasure = v.object({
  /** The ids of the CVs. */
  applications: v.array(v.string()),
  versions: count,
  /** Files and finished documents, with their bytes. */
  files: count,
  links: count,
  views: count,
  /** Waiting background jobs, and mails. */
  jobs: count,
  letters: count,
  /** Rows of all other kinds. */
  others: count,
})
/** How much of a candidate's data was deleted. */
export type Erasure = v.InferOutput<typeof erasure>
