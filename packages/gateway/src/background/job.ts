export interface Job<Data> {
  /** The same for all attempts. A handler may store it, to do its work only once. */
  id: string
  name: string
  /** The company that enqueued it; null for the system's own. */
  companyId: string | null
  data: Data
  /** Counts from 1. */
  attempt: number
  /** Whether a failure now is final. */
  isLastAttempt: boolean
  /** Whether the attempt before was cut off: its process ended, or took too long. */
  wasCutOff: boolean
  /** Aborted when the job takes too long or the queue is stopped. */
  signal: AbortSignal
}

/** The part of a job that the queue's own table holds. */
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
  /** How many jobs of this name run at the same time in this process. */
  concurrency?: number
  /** Attempts after the first, each after a longer pause. */
  retries?: number
  timeoutSeconds?: number
  /** The longest pause between two attempts. Pauses start at one second and double. */
  retryDelayMaxSeconds?: number
  /**
   * For a job that may itself have ended the process: called in place of the handler when a second attempt was cut off.
   * The job is then done. Other jobs are run again.
   */
  onCutOffTwice?: JobHandler<object>
  /** Called once when a job failed for good, also when the process died during its last attempt. */
  onDead?: (job: DeadJob) => Promise<void>
}
