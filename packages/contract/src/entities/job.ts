import type { CompanyId, JobId } from '../ids.ts'

export const jobStatuses = ['open', 'on-hold', 'filled', 'closed'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** What a fuller description says; only where the company has `fullJobDescription`. */
export interface JobInfo {
  location?: string
  salary?: string
  employmentType?: string
  mustHave?: string[]
  niceToHave?: string[]
}

/** A vacancy that CVs are presented for. Times are seconds since 1970. */
export interface Job {
  job_id: JobId
  /** The same id, under the name an upload's query carries. */
  jobId: JobId
  clientId: CompanyId
  status: JobStatus
  title: string
  description: string
  info: JobInfo
  /** Its id in an applicant system; '' where it came from none. */
  externalId: string
  createdBy: string
  createdTime: number
  lastModifiedTime: number
  /** Grows by one with each change. */
  revision: number
}

/** A job to be. `clientId` is compared, where it comes. */
export interface NewJobBody extends JobWrite {
  title: string
  clientId?: CompanyId
  /** Open, unless told. */
  status?: JobStatus
}

/** What may be written of a job; its status has a call of its own. */
export interface JobWrite {
  title?: string
  description?: string
  info?: JobInfo
  externalId?: string
}
