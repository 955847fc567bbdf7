import * as v from 'valibot'
import { jobStatuses, type Job, type JobInfo, type JobWrite, type NewJobBody } from '../entities/job.ts'
import { attributes, count, id, line, name, text } from './basics.ts'

const wishes = v.pipe(v.array(name(300)), v.maxLength(100))

const jobInfo: v.GenericSchema<JobInfo> = v.strictObject({
  location: v.optional(line(200)),
  salary: v.optional(line(200)),
  employmentType: v.optional(line(100)),
  mustHave: v.optional(wishes),
  niceToHave: v.optional(wishes),
})

const written = {
  description: v.optional(text(50_000)),
  info: v.optional(jobInfo),
  externalId: v.optional(line(200)),
}

export const job: v.GenericSchema<Job> = v.object({
  job_id: id('jobId'),
  jobId: id('jobId'),
  clientId: v.string(),
  status: v.picklist(jobStatuses),
  title: v.string(),
  description: v.string(),
  info: jobInfo,
  externalId: v.string(),
  createdBy: v.string(),
  createdTime: v.number(),
  lastModifiedTime: v.number(),
  revision: count,
})

export const jobMap = v.record(v.string(), job)
export const newJob: v.GenericSchema<NewJobBody> = v.strictObject({
  title: name(300),
  ...written,
  clientId: v.optional(line(60)),
  status: v.optional(v.picklist(jobStatuses)),
})
export const jobUpdate: v.GenericSchema<{ update: JobWrite; baseRevision?: number }> = v.strictObject({
  update: v.strictObject({ title: v.optional(name(300)), ...written }),
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
