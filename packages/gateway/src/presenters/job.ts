import { companyOf, jobStatuses, type Job, type JobInfo } from '@tabard/contract'
import type { JobRow } from '../store/schema.ts'

export function presentJob(row: JobRow): Job {
  return {
    job_id: row.id,
    jobId: row.id,
    clientId: companyOf(row.id),
    status: jobStatuses.find((status) => status === row.status) ?? 'open',
    title: row.title,
    description: row.description,
    info: row.info as JobInfo,
    externalId: row.external_id ?? '',
    createdBy: row.created_by ?? '',
    createdTime: row.created_time,
    lastModifiedTime: row.last_modified_time,
    revision: row.revision,
  }
}
