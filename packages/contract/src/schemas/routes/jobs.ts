import { none, nothing } from '../basics.ts'
import * as job from '../job.ts'
import type * as routes from '../../routes/jobs.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const jobsSchemas: SchemasFor<typeof routes> = {
  listJobs: { query: job.jobListQuery, body: none, response: job.jobMap },
  getJob: { query: nothing, body: none, response: job.job },
  createJob: { query: nothing, body: job.newJob, response: job.job },
  updateJob: { query: nothing, body: job.jobUpdate, response: job.job },
  setJobStatus: { query: job.jobStatusQuery, body: none, response: job.job },
}
