import type { Handlers } from '../http/serve.ts'
import { createJob, getJob, listJobs, setJobStatus, updateJob } from '../services/jobs/jobs.ts'

export const jobsHandlers = {
  listJobs: (context, actor, { query }) => listJobs(context, actor, query),
  getJob: (context, actor, { params }) => getJob(context, actor, params.jobId),
  createJob: (context, actor, { body }) => createJob(context, actor, body),
  updateJob: (context, actor, { params, body }) => updateJob(context, actor, { ...params, ...body }),
  setJobStatus: (context, actor, { params, query }) =>
    setJobStatus(context, actor, { jobId: params.jobId, newStatus: query.newStatus }),
} satisfies Partial<Handlers>
