import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { createJob, getJob, listJobs, setJobStatus, updateJob } from '../services/jobs/jobs.ts'

export const jobsHandlers = {
  listJobs: { ...plain, handle: (context, actor, { query }) => listJobs(context, actor, query) },
  getJob: { ...plain, handle: (context, actor, { params }) => getJob(context, actor, params.jobId) },
  createJob: { ...plain, body: bodies.text, handle: (context, actor, { body }) => createJob(context, actor, body) },
  updateJob: {
    ...plain,
    body: bodies.text,
    handle: (context, actor, { params, body }) => updateJob(context, actor, { ...params, ...body }),
  },
  setJobStatus: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { params, query }) =>
      setJobStatus(context, actor, { jobId: params.jobId, newStatus: query.newStatus }),
  },
} satisfies Partial<Handlers>
