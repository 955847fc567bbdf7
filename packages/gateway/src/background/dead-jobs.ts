import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { DeadJob, StoredJob } from './job.ts'

/** The queue of jobs that failed for good. */
export const DEAD = 'dead-letter'
const POLL_SECONDS = 2
const KEEP_DEAD_SECONDS = 90 * 24 * 3600

export async function createDeadQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, { retentionSeconds: KEEP_DEAD_SECONDS, deleteAfterSeconds: KEEP_DEAD_SECONDS })
}

/** Calls `tell` once for each dead job. The entry in this queue is then completed, and kept. */
export async function watchDeadJobs(boss: PgBoss, tell: (job: DeadJob) => Promise<void>): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const
  await boss.work<StoredJob, void, typeof options>(DEAD, options, async ([job]) => {
    if (job !== undefined) await tell(deadJob(job))
  })
}

export async function listDeadJobs(boss: PgBoss): Promise<DeadJob[]> {
  return (await boss.findJobs<StoredJob>(DEAD)).map(deadJob)
}

function deadJob(job: JobWithMetadata<StoredJob>): DeadJob {
  const { companyId, data } = job.data
  return { id: job.sourceId ?? job.id, name: job.sourceName ?? '', companyId, data, reason: reasonOf(job) }
}

/** The message of the error that ended the last attempt. */
function reasonOf(job: JobWithMetadata<StoredJob>): string {
  const output = job.sourceOutput
  return output !== null && 'message' in output ? String(output.message) : ''
}
