import { PgBoss, type JobWithMetadata } from 'pg-boss'
import type { StoreLog } from '../store/store-log.ts'
import type { Scope, Statement, Store } from '../store/store.ts'
import { createOutbox, type OutboxJob } from './outbox.ts'

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

export interface QueueDepth {
  waiting: number
  active: number
  /** Out of attempts, or of a name nobody works on: kept for a person to look at. */
  dead: number
}

export interface DeadJob {
  id: string
  name: string
  companyId: string | null
  data: unknown
  reason: string
}

/** Durable jobs: enqueued with what they follow, worked on at once, tried again when they fail, kept when they fail for good. */
export interface Queue {
  start(): Promise<void>
  /** Lets running jobs end, for a while; what is cut off is tried again. */
  stop(): Promise<void>
  /** Handlers may see a job more than once, after a crash: they must not mind. */
  work<Data extends object>(
    name: string,
    handler: (job: Job<Data>) => Promise<void>,
    settings?: WorkSettings,
  ): Promise<void>
  /** Adds a job in this scope's transaction: it exists if, and only if, that commits. */
  enqueue(scope: Scope, name: string, data: object): Promise<void>
  /** The same as a statement, for a `run` with others. Call `wake` after it. */
  enqueueStatement(name: string, data: object): Statement
  wake(): void
  depth(): Promise<Record<string, QueueDepth>>
  deadJobs(): Promise<DeadJob[]>
}

const DEAD = 'dead-letter'
const POLL_SECONDS = 2
/** The least the queue takes: what a dead gateway had begun is begun again within twice this. */
const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 5
const STOP_MS = 8_000
/** Attempts that ended with the process, over and above a job's own: beyond them the job is what ends it. */
const MOST_CRASHES = 10
const KEEP_DONE_SECONDS = 7 * 24 * 3600
const KEEP_DEAD_SECONDS = 90 * 24 * 3600

type RequiredSettings = Required<Omit<WorkSettings, 'onDead'>> & Pick<WorkSettings, 'onDead'>

interface Wrapped {
  companyId: string | null
  data: object
}

export function createQueue(store: Store, log?: StoreLog): Queue {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => store.execute(text, values),
      async listen(channel, onNotification, onReconnect) {
        return { close: await store.listen(channel, onNotification, onReconnect) }
      },
    },
    backend: store.kind,
    // Another gateway's jobs arrive by notification; our own need none.
    useListenNotify: store.kind === 'postgres',
    schedule: false,
    // Both want long transactions of their own, and what they watch for does not happen at this size.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  const logError = (error: unknown): void => log?.error({ error: String(error) }, 'The job queue failed')
  boss.on('error', logError)
  boss.on('warning', (warning) => log?.warn(warning, 'The job queue warns'))

  const outbox = createOutbox(store, deliver, logError)
  const workers = new Map<string, { handler: (job: Job<object>) => Promise<void>; settings: RequiredSettings }>()
  const workerIds = new Map<string, string[]>()
  const known = new Set<string>()
  let isStarted = false

  return {
    async start() {
      await boss.start()
      await boss.createQueue(DEAD, { retentionSeconds: KEEP_DEAD_SECONDS, deleteAfterSeconds: KEEP_DEAD_SECONDS })
      isStarted = true
      for (const name of workers.keys()) await ensureQueue(name)
      if (store.kind === 'pglite') await releaseOrphans()
      for (const name of workers.keys()) await startWorkers(name)
      await startUndertaker()
      await outbox.start()
    },
    async stop() {
      if (!isStarted) return
      isStarted = false
      await outbox.stop()
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
    async work(name, handler, settings = {}) {
      const { concurrency = 1, retries = 4, timeoutSeconds = 300, retryDelayMaxSeconds = 60 } = settings
      workers.set(name, {
        handler: handler as (job: Job<object>) => Promise<void>,
        settings: { concurrency, retries, timeoutSeconds, retryDelayMaxSeconds, onDead: settings.onDead },
      })
      if (!isStarted) return
      await ensureQueue(name)
      await startWorkers(name)
    },
    enqueue: (scope, name, data) => outbox.add(scope, name, { ...data }),
    enqueueStatement: (name, data) => outbox.statement(name, { ...data }),
    wake: () => outbox.wake(),
    depth,
    deadJobs,
  }

  async function ensureQueue(name: string): Promise<void> {
    if (known.has(name)) return
    const settings = workers.get(name)?.settings
    const options = {
      retryLimit: settings?.retries ?? 4,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: settings?.retryDelayMaxSeconds ?? 60,
      expireInSeconds: settings?.timeoutSeconds ?? 300,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
      deadLetter: DEAD,
      notify: store.kind === 'postgres',
    }
    // Creating one that exists changes nothing, so its settings are brought up to date.
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    known.add(name)
  }

  async function startWorkers(name: string): Promise<void> {
    const worker = workers.get(name)
    if (worker === undefined || workerIds.has(name)) return
    const ids: string[] = []
    workerIds.set(name, ids)
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const
    // One by one, since only the first of several started together could be woken.
    for (let n = 0; n < worker.settings.concurrency; n += 1) {
      const id: string = await boss.work<Wrapped, void, typeof options>(name, options, async ([job]) => {
        // After this job it looks for the next at once, instead of after its pause.
        boss.notifyWorker(id)
        if (job !== undefined) await perform(worker.handler, job)
      })
      ids.push(id)
    }
  }

  async function perform(handler: (job: Job<object>) => Promise<void>, job: JobWithMetadata<Wrapped>): Promise<void> {
    try {
      await handler({
        id: job.id,
        name: job.name,
        companyId: job.data.companyId,
        data: job.data.data,
        attempt: job.retryCount + 1,
        isLastAttempt: job.retryCount >= job.retryLimit,
        signal: job.signal,
      })
    } catch (error) {
      log?.warn({ job: job.name, id: job.id, attempt: job.retryCount + 1, error: String(error) }, 'A job failed')
      throw error
    }
  }

  async function deliver(jobs: readonly OutboxJob[]): Promise<void> {
    for (const [name, same] of groupBy(jobs, (job) => job.name)) {
      await ensureQueue(name)
      await boss.insert(
        name,
        same.map(({ id, companyId, data }) => ({ id, data: { companyId, data } satisfies Wrapped })),
      )
      for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id)
    }
  }

  /**
   * The embedded database has one process, so what is active when it starts belonged to one that died. It is tried
   * again, but not for ever: a job that brings the process down each time would never let it live.
   */
  async function releaseOrphans(): Promise<void> {
    const { rows } = await store.execute(
      `update pgboss.job set retry_limit = retry_limit + 1 where state = 'active' and retry_limit < $1 returning name, id`,
      [MOST_CRASHES],
    )
    const { rows: others } = await store.execute(
      `select name, id from pgboss.job where state = 'active' and retry_limit >= $1`,
      [MOST_CRASHES],
    )
    const orphans = new Map([...rows, ...others].map((row) => [String(row['id']), String(row['name'])]))
    for (const [name, same] of groupBy([...orphans], ([, orphanName]) => orphanName)) {
      await boss.fail(
        name,
        same.map(([id]) => id),
        { message: 'The process ended while this job ran' },
      )
    }
  }

  /** Tells of each dead job; in their queue they are then completed, and kept. */
  async function startUndertaker(): Promise<void> {
    const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const
    await boss.work<Wrapped, void, typeof options>(DEAD, options, async ([job]) => {
      if (job === undefined) return
      const dead = deadJob(job)
      log?.error({ job: dead.name, id: dead.id, reason: dead.reason }, 'A job failed for good')
      await workers.get(dead.name)?.settings.onDead?.(dead)
    })
  }

  async function depth(): Promise<Record<string, QueueDepth>> {
    const depths: Record<string, QueueDepth> = {}
    const of = (name: string): QueueDepth => (depths[name] ??= { waiting: 0, active: 0, dead: 0 })
    for (const name of workers.keys()) of(name)
    const { rows } = await store.execute(
      `select name, 'waiting' as state, count(*)::int as jobs from job_outbox group by name
       union all
       select coalesce(source_name, name),
         case when name = '${DEAD}' then 'dead' when state = 'active' then 'active' else 'waiting' end, count(*)::int
       from pgboss.job where state in ('created', 'retry', 'active') or name = '${DEAD}' group by 1, 2`,
    )
    for (const row of rows) of(String(row['name']))[row['state'] as keyof QueueDepth] += Number(row['jobs'])
    return depths
  }

  async function deadJobs(): Promise<DeadJob[]> {
    return (await boss.findJobs<Wrapped>(DEAD)).map(deadJob)
  }
}

function deadJob(job: JobWithMetadata<Wrapped>): DeadJob {
  const { companyId, data } = job.data
  return { id: job.sourceId ?? job.id, name: job.sourceName ?? '', companyId, data, reason: reasonOf(job) }
}

/** The message of the error the last attempt ended with. */
function reasonOf(job: JobWithMetadata<Wrapped>): string {
  const output = job.sourceOutput
  return output !== null && 'message' in output ? String(output.message) : ''
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
