import type { JobStatus } from '../entities/job.ts'
import type { Job, JobWrite, NewJobBody } from '../schemas/job.ts'
import type { JobId } from '../ids.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const listJobs = route<{
  params: None
  query: { attributes?: string; status?: JobStatus }
  body: undefined
  response: Record<JobId, Job>
}>()({
  method: 'get',
  api: 'main',
  path: '/jobs',
  access: 'session',
  needs: ['editing', 'read'],
  summary:
    'The jobs, keyed by id, the newest first; with `attributes` a description or info that is not named comes back empty. 404 means there are none.',
  errors: ['not_found', 'bad_request', 'feature_off'],
})

export const getJob = route<{ params: { jobId: JobId }; query: None; body: undefined; response: Job }>()({
  method: 'get',
  api: 'main',
  path: '/jobs/{jobId}',
  access: 'session',
  needs: ['editing', 'read'],
  summary: 'One job.',
  errors: ['not_found', 'feature_off'],
})

export const createJob = route<{ params: None; query: None; body: NewJobBody; response: Job }>()({
  method: 'post',
  api: 'main',
  path: '/jobs',
  access: 'session',
  needs: ['editing', 'write'],
  summary:
    "Creates a job, open unless told, and takes one of the company's job credits (`limits.jobCredits`; without that there is no limit). `info` needs the feature fullJobDescription.",
  errors: ['no_job_credit', 'feature_off', 'not_found'],
})

export const updateJob = route<{
  params: { jobId: JobId }
  query: None
  body: { update: JobWrite; baseRevision?: number }
  response: Job
}>()({
  method: 'patch',
  api: 'main',
  path: '/jobs/{jobId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Changes the named fields. With `baseRevision`, 409 when somebody else has changed the job since.',
  errors: ['not_found', 'revision_conflict', 'feature_off', 'bad_request'],
})

export const setJobStatus = route<{
  params: { jobId: JobId }
  query: { updateType?: 'newStatus'; newStatus: JobStatus }
  body: undefined
  response: Job
}>()({
  method: 'put',
  api: 'main',
  path: '/jobs/{jobId}',
  access: 'session',
  needs: ['editing', 'write'],
  summary: 'Sets the status: open, on-hold, filled or closed. A credit that was taken stays taken.',
  errors: ['not_found', 'feature_off'],
})
