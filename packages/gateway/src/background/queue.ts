import type { StoreLog } from '../store/store-log.ts'
import type { Scope, Statement, Store } from '../store/store.ts'
import { createBoss } from './create-boss.ts'
import { createDeadQueue, listDeadJobs, watchDeadJobs } from './dead-jobs.ts'
import { groupBy } from './group-by.ts'
import type { DeadJob, JobHandler, StoredJob, WorkSettings } from './job.ts'
import { createOutbox, type OutboxJob } from './outbox.ts'
import { readDepth, type QueueDepth } from './queue-depth.ts'
import { releaseOrphans } from './release-orphans.ts'
import { createWorkers } from './workers.ts'

/**
 * Durable jobs. They are enqueued in the transaction of the change that caused them, start at once, are tried again when
 * they fail, and are kept when they fail for good.
 */
export interface Queue {
  start(): Promise<void>
  /** Gives running jobs some time to end. A job that is cut off is tried again. */
  stop(): Promise<void>
  /** After a crash a handler may get the same job again, so it must bear a second run. */
  work<Data extends object>(name: string, handler: JobHandler<Data>, settings?: WorkSettings): Promise<void>
  /** Adds a job in this scope's transaction. The job exists if, and only if, the transaction commits. */
  enqueue(scope: Scope, name: string, data: object): Promise<void>
  /** The same as a statement, to be run together with others. Call `wake` after it. */
  enqueueStatement(name: string, data: object): Statement
  wake(): void
  depth(): Promise<Record<string, QueueDepth>>
  deadJobs(): Promise<DeadJob[]>
}

const STOP_MS = 8_000

export function createQueue(store: Store, log?: StoreLog): Queue {
  const boss = createBoss(store, log)
  const workers = createWorkers(boss, store.kind, log)
  const outbox = createOutbox(store, deliver, (error) => log?.error({ error: String(error) }, 'The job queue failed'))
  let isStarted = false

  return {
    async start() {
      await boss.start()
      await createDeadQueue(boss)
      isStarted = true
      for (const name of workers.names()) await workers.ensureQueue(name)
      if (store.kind === 'pglite') await releaseOrphans(boss, store)
      for (const name of workers.names()) await workers.start(name)
      await watchDeadJobs(boss, async (job) => {
        log?.error({ job: job.name, id: job.id, reason: job.reason }, 'A job failed for good')
        await workers.tellDead(job)
      })
      await outbox.start()
    },
    async stop() {
      if (!isStarted) return
      isStarted = false
      await outbox.stop()
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
    async work(name, handler, settings = {}) {
      workers.add(name, handler as JobHandler<object>, settings)
      if (!isStarted) return
      await workers.ensureQueue(name)
      await workers.start(name)
    },
    enqueue: (scope, name, data) => outbox.add(scope, name, { ...data }),
    enqueueStatement: (name, data) => outbox.statement(name, { ...data }),
    wake: () => outbox.wake(),
    depth: () => readDepth(store, workers.names()),
    deadJobs: () => listDeadJobs(boss),
  }

  async function deliver(jobs: readonly OutboxJob[]): Promise<void> {
    for (const [name, same] of groupBy(jobs, (job) => job.name)) {
      await workers.ensureQueue(name)
      await boss.insert(
        name,
        same.map(({ id, companyId, data }) => ({ id, data: { companyId, data } satisfies StoredJob })),
      )
      workers.wake(name)
    }
  }
}
