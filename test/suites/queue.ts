import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeadJob, Job } from '../../packages/gateway/src/background/job.ts'
import { createQueue, type Queue } from '../../packages/gateway/src/background/queue.ts'
import type { Store } from '../../packages/gateway/src/store/store.ts'

/** What the job queue must do on every database. */
export function queueSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store
    let queue: Queue
    const stem = randomUUID().slice(0, 8)
    const heard: Job<{ n: number }>[] = []
    const buried: DeadJob[] = []
    const waiting = new Map<number, () => void>()

    beforeAll(async () => {
      store = await open()
      queue = createQueue(store)
      await queue.work<{ n: number }>(
        `count-${stem}`,
        async (job) => {
          heard.push(job)
          waiting.get(job.data.n)?.()
        },
        { concurrency: 3 },
      )
      await queue.work<{ n: number }>(
        `stumble-${stem}`,
        async (job) => {
          if (job.attempt === 1) throw new Error('stumbled')
          heard.push(job)
          waiting.get(job.data.n)?.()
        },
        { retries: 2 },
      )
      await queue.work<{ n: number }>(
        `fail-${stem}`,
        async (job) => {
          if (job.isLastAttempt) waiting.get(job.data.n)?.()
          throw new Error(`attempt ${job.attempt}`)
        },
        {
          retries: 1,
          onDead: async (job) => {
            buried.push(job)
          },
        },
      )
      await queue.start()
    })
    afterAll(async () => {
      await queue.stop()
      await store.close()
    })

    const until = (n: number): Promise<void> => new Promise((resolve) => waiting.set(n, resolve))

    async function createCompany(): Promise<string> {
      const id = randomUUID()
      await store.asSystem().query(store.sql.insertInto('companies').values({ id, client_name: id, created_at: 1 }))
      return id
    }

    it('runs a job once its transaction is committed, and tells whose it is', async () => {
      const company = await createCompany()
      const done = until(1)
      await store.asCompany(company).transaction((transaction) => queue.enqueue(transaction, `count-${stem}`, { n: 1 }))
      await done
      expect(heard.find((job) => job.data.n === 1)).toMatchObject({ companyId: company, attempt: 1 })
    })

    it('never runs a job whose transaction was rolled back', async () => {
      const company = await createCompany()
      const failing = store.asCompany(company).transaction(async (transaction) => {
        await queue.enqueue(transaction, `count-${stem}`, { n: 2 })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      const done = until(3)
      await queue.enqueue(store.asCompany(company), `count-${stem}`, { n: 3 })
      await done
      expect(heard.some((job) => job.data.n === 2)).toBe(false)
    })

    it('takes a job as one statement among others', async () => {
      const company = await createCompany()
      const done = until(4)
      const rename = store.sql.updateTable('companies').set({ client_name: 'new' }).compile()
      await store.asCompany(company).run([rename, queue.enqueueStatement(`count-${stem}`, { n: 4 })])
      queue.wake()
      await done
    })

    it('runs each of a hundred jobs once', async () => {
      const company = await createCompany()
      const numbers = Array.from({ length: 100 }, (_, index) => 1_000 + index)
      const all = Promise.all(numbers.map(until))
      await Promise.all(numbers.map((n) => queue.enqueue(store.asCompany(company), `count-${stem}`, { n })))
      await all
      expect(heard.filter((job) => job.data.n >= 1_000)).toHaveLength(100)
    })

    it('tries again what failed', async () => {
      const company = await createCompany()
      const done = until(5)
      await queue.enqueue(store.asCompany(company), `stumble-${stem}`, { n: 5 })
      await done
      expect(heard.find((job) => job.data.n === 5)?.attempt).toBe(2)
    })

    it('keeps what failed for good, with its reason, and tells of it', async () => {
      const company = await createCompany()
      const done = until(6)
      await queue.enqueue(store.asCompany(company), `fail-${stem}`, { n: 6 })
      await done
      await expect
        .poll(async () => (await queue.depth())[`fail-${stem}`], { timeout: 10_000 })
        .toEqual({
          waiting: 0,
          active: 0,
          dead: 1,
        })
      const dead = (await queue.deadJobs()).find((job) => job.name === `fail-${stem}`)
      expect(dead).toMatchObject({ companyId: company, data: { n: 6 }, reason: 'attempt 2' })
      await expect.poll(() => buried, { timeout: 10_000 }).toEqual([dead])
      expect((await queue.depth())[`fail-${stem}`]?.dead).toBe(1)
    })

    it('shows a company no jobs at all', async () => {
      const company = await createCompany()
      const read = store.asCompany(company).query(store.sql.selectFrom('job_outbox').selectAll())
      await expect(read).rejects.toMatchObject({ code: '42501' })
    })
  })
}
