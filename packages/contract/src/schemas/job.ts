import * as v from 'valibot'
import { jobStatuses } from '../entities/job.ts'
import { attributes, count, id, line, name, text } from './basics.ts'
import { list } from './bounded.ts'

const wishes = list(name(300), 100)

const jobInfo = v.strictObject({
  location: v.optional(line(200)),
  salary: v.optional(line(200)),
  employmentType: v.optional(line(100)),
  mustHave: v.optional(wishes),
  niceToHave: v.optional(wishes),
})
/** The parts of a full description; only where the company has `fullJobDescription`. */
export type JobInfo = v.InferOutput<typeof jobInfo>

const written = {
  description: v.optional(text(50_000)),
  info: v.optional(jobInfo),
  externalId: v.optional(line(200)),
}

export const job = v.object({
  job_id: id('jobId'),
  /** The same id, under the name that an upload's query uses. */
  jobId: id('jobId'),
  clientId: v.string(),
  status: v.picklist(jobStatuses),
  title: v.string(),
  description: v.string(),
  info: jobInfo,
  /** Its id in the applicant system it came from; '' where it came from none. */
  externalId: v.string(),
  createdBy: v.string(),
  createdTime: v.number(),
  lastModifiedTime: v.number(),
  /** Grows by one with each change. */
  revision: count,
})
/** A vacancy that CVs are presented for. Times are seconds since 1970. */
export type Job = v.InferOutput<typeof job>

export const jobMap = v.record(v.string(), job)
export const newJob = v.strictObject({
  title: name(300),
  ...written,
  clientId: v.optional(line(60)),
  /** Open if it is left out. */
  status: v.optional(v.picklist(jobStatuses)),
})
/** A new job. `clientId` is compared with the caller's own if it is sent. */
export type NewJobBody = v.InferOutput<typeof newJob>
const jobWrite = v.strictObject({ title: v.optional(name(300)), ...written })
/** What may be changed of a job. Its status has a call of its own. */
export type JobWrite = v.InferOutput<typeof jobWrite>
export const jobUpdate = v.strictObject({
  update: jobWrite,
  baseRevision: v.optional(count),
})
export const jobStatusQuery = v.strictObject({
  updateType: v.optional(v.literal('newStatus')),
  newStatus: v.picklist(jobStatuses),
})
export const jobListQuery = v.strictObject({
  attributes: v.optional(attributes),
  status: v.optional(v.picklist(jobStatuses)),
})
