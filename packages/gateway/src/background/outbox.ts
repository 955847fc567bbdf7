import type { Scope, Statement, Store } from '../store/store.ts'

/** A job in the outbox. It is written in the transaction of the change that caused it. */
export interface OutboxJob {
  id: string
  companyId: string | null
  name: string
  data: Record<string, unknown>
}

export interface Outbox {
  /** The statement that adds a job. Run it together with the change that caused it, and call `wake` after the commit. */
  statement(name: string, data: Record<string, unknown>): Statement
  /** Adds a job in this scope and delivers it after the commit. */
  add(scope: Scope, name: string, data: Record<string, unknown>): Promise<void>
  /** Delivers all waiting jobs now. */
  wake(): void
  /** Delivers the jobs that an earlier process left, then looks from time to time for jobs that any process left. */
  start(): Promise<void>
  stop(): Promise<void>
}

const BATCH = 200
const SWEEP_MS = 10_000

/**
 * Moves committed jobs to the queue: read, deliver, delete. After a crash between two steps a job is delivered again.
 * The queue recognises it by its id, so no job is lost and none runs as two.
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
      // The jobs are still in the outbox; the next wake or sweep tries again.
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
