export interface Job<Data> {
  /** Stays the same over all attempts: what a handler may remember to do its work once. */
  id: string
  name: string
  /** The company that enqueued it; null for the system's own. */
  companyId: string | null
  data: Data
  /** Counts from 1. */
  attempt: number
  /** Whether a failure now is final. */
  isLastAttempt: boolean
  /** Aborted when the job takes too long or the queue is stopped. */
  signal: AbortSignal
}

/** What is kept of a job in the queue's own table. */
export interface StoredJob {
  companyId: string | null
  data: object
}

export interface DeadJob {
  id: string
  name: string
  companyId: string | null
  data: unknown
  reason: string
}

export type JobHandler<Data> = (job: Job<Data>) => Promise<void>

export interface WorkSettings {
  /** Jobs of this name at the same time, in this process. */
  concurrency?: number
  /** Attempts after the first, each a little later. */
  retries?: number
  timeoutSeconds?: number
  /** The longest pause between two attempts, which double from a second on. */
  retryDelayMaxSeconds?: number
  /** Told once of a job that failed for good, also when its last attempt ended with the process. */
  onDead?: (job: DeadJob) => Promise<void>
}
