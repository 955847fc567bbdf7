import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { StoreLog } from '../store/store-log.ts'
import type { Store } from '../store/store.ts'
import { isCutOff } from './cut-off.ts'
import { DEAD } from './dead-jobs.ts'
import type { DeadJob, Job, JobHandler, StoredJob, WorkSettings } from './job.ts'

/** The handlers of this process, by the name of their jobs. */
export interface Workers {
  names(): string[]
  add(name: string, handler: JobHandler<object>, settings: WorkSettings): void
  /** Makes the queue of a name, with its settings. A name without a handler has a queue too. */
  ensureQueue(name: string): Promise<void>
  start(name: string): Promise<void>
  /** Makes the name's workers look for jobs now. */
  wake(name: string): void
  tellDead(job: DeadJob): Promise<void>
}

interface Worker {
  handler: JobHandler<object>
  settings: WorkSettings
}

const POLL_SECONDS = 2
/** The least that the queue allows. A job whose gateway died starts again within twice this time. */
const HEARTBEAT_SECONDS = 10
const KEEP_DONE_SECONDS = 7 * 24 * 3600

export function createWorkers(boss: PgBoss, kind: Store['kind'], log?: StoreLog): Workers {
  const workers = new Map<string, Worker>()
  const idsOf = new Map<string, string[]>()
  const known = new Set<string>()

  return {
    names: () => [...workers.keys()],
    add: (name, handler, settings) => void workers.set(name, { handler, settings }),
    async ensureQueue(name) {
      if (known.has(name)) return
      const options = { ...queueOptions(workers.get(name)?.settings), notify: kind === 'postgres' }
      // Creating a queue that exists does not change its settings, so they are updated here.
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
      known.add(name)
    },
    async start(name) {
      const worker = workers.get(name)
      if (worker === undefined || idsOf.has(name)) return
      const ids: string[] = []
      idsOf.set(name, ids)
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      } as const
      // One worker a call: when several are started by one call, only the first can be woken.
      for (let n = 0; n < (worker.settings.concurrency ?? 1); n += 1) {
        const id: string = await boss.work<StoredJob, void, typeof options>(name, options, async ([job]) => {
          // The worker looks for the next job right after this one, without its usual pause.
          boss.notifyWorker(id)
          if (job !== undefined) await perform(worker, job, log)
        })
        ids.push(id)
      }
    },
    wake(name) {
      for (const id of idsOf.get(name) ?? []) boss.notifyWorker(id)
    },
    async tellDead(job) {
      await workers.get(job.name)?.settings.onDead?.(job)
    },
  }
}

function queueOptions({ retries = 4, timeoutSeconds = 300, retryDelayMaxSeconds = 60 }: WorkSettings = {}) {
  return {
    retryLimit: retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: retryDelayMaxSeconds,
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    deadLetter: DEAD,
  }
}

async function perform(worker: Worker, stored: JobWithMetadata<StoredJob>, log?: StoreLog): Promise<void> {
  const { id, name, data, signal, retryCount, retryLimit } = stored
  const attempt = retryCount + 1
  const wasCutOff = isCutOff(stored.output)
  const job: Job<object> = { id, name, ...data, attempt, isLastAttempt: retryCount >= retryLimit, wasCutOff, signal }
  const { onCutOffTwice } = worker.settings
  try {
    await (wasCutOff && attempt > 2 && onCutOffTwice ? onCutOffTwice : worker.handler)(job)
  } catch (error) {
    log?.warn({ job: name, id, attempt, error: String(error) }, 'A job failed')
    throw error
  }
}
