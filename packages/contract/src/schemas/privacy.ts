import * as v from 'valibot'
import type { CompanyExport, Erasure } from '../entities/privacy.ts'
import type { ErasureBody } from '../routes/privacy.ts'
import { count, email, id } from './basics.ts'

export const companyExport: v.GenericSchema<CompanyExport> = v.object({
  exportId: v.string(),
  status: v.picklist(['preparing', 'ready', 'failed', 'expired']),
  sizeBytes: count,
  requestedBy: v.string(),
  createdTime: v.number(),
  finishedTime: v.nullable(v.number()),
  expiryTime: v.number(),
  parts: v.array(v.object({ fileName: v.string(), url: v.string() })),
})

export const exportParams = v.strictObject({ exportId: v.pipe(v.string(), v.uuid()) })

export const erasureBody: v.GenericSchema<unknown, ErasureBody> = v.union([
  v.strictObject({ appId: id('appId') }),
  v.strictObject({ emailAddress: email }),
])

export const erasure: v.GenericSchema<Erasure> = v.object({
  applications: v.array(v.string()),
  versions: count,
  files: count,
  links: count,
  views: count,
  jobs: count,
  letters: count,
  others: count,
})
