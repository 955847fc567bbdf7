import type { Scope, Statement, Store } from '../store/store.ts'

/** A job as it waits in the outbox, written in the transaction of what it follows. */
export interface OutboxJob {
  id: string
  companyId: string | null
  name: string
  data: Record<string, unknown>
}

export interface Outbox {
  /** The statement that adds a job, to be run together with what it follows; call `wake` once that is committed. */
  statement(name: string, data: Record<string, unknown>): Statement
  /** Adds a job in this scope and delivers it once that is committed. */
  add(scope: Scope, name: string, data: Record<string, unknown>): Promise<void>
  /** Delivers what waits, now. */
  wake(): void
  /** Begins to deliver: what a dead process left, and from time to time what another one left. */
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH = 200
const SWEEP_MS = 10_000

/**
 * Carries committed jobs to the queue: read, deliver, delete. A process that dies in between delivers again,
 * and the queue knows a job by its id; so a job is never lost and never doubled.
 */
export function createOutbox(
  store: Store,
  deliver: (jobs: readonly OutboxJob[]) => Promise<void>,
  onError: (error: unknown) => void,
): Outbox {
  let isRunning = false
  let isAsked = false
  let round: Promise<void> | undefined
  let sweep: NodeJS.Timeout | undefined

  const outbox: Outbox = {
    statement(name, data) {
      const { sql, parameters } = store.sql.insertInto('job_outbox').values({ name, data }).compile()
      return { sql, parameters }
    },
    async add(scope, name, data) {
      await scope.run([outbox.statement(name, data)])
      scope.afterCommit(() => outbox.wake())
    },
    wake() {
      isAsked = true
      if (isRunning) round ??= deliverWaiting()
    },
    async start() {
      isRunning = true
      sweep = setInterval(() => outbox.wake(), SWEEP_MS)
      sweep.unref()
      outbox.wake()
      await round
    },
    async stop() {
      isRunning = false
      clearInterval(sweep)
      await round
    },
  }
  return outbox

  async function deliverWaiting(): Promise<void> {
    try {
      while (isAsked && isRunning) {
        isAsked = false
        const jobs = await readWaiting()
        if (jobs.length === 0) continue
        await deliver(jobs)
        const ids = jobs.map((job) => job.id)
        await store.asSystem().query(store.sql.deleteFrom('job_outbox').where('id', 'in', ids))
        isAsked ||= jobs.length === BATCH
      }
    } catch (error) {
      // What waits is still there: the next wake or sweep tries again.
      onError(error)
    } finally {
      round = undefined
    }
  }

  async function readWaiting(): Promise<OutboxJob[]> {
    const rows = await store
      .asSystem()
      .query(store.sql.selectFrom('job_outbox').selectAll().orderBy('created_at').limit(BATCH))
    return rows.map((row) => ({ id: row.id, companyId: row.company_id, name: row.name, data: row.data }))
  }
}
