import { Worker } from 'node:worker_threads'

/** What a child sends. `rssMb` is its size after the work. */
export type ChildMessage<Answer> =
  { at: 'ready' } | { at: 'answered'; answer: Answer; rssMb: number } | { at: 'thrown'; reason: string; rssMb: number }

const GUARD_HEAP_MB = 16

/** Makes this process a child of the gateway: one order after another, until the gateway is gone. */
export function serveParent<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const [memoryMb, parentPid] = process.argv.slice(2).map(Number)
  const guard = new Worker(new URL('./child-guard.ts', import.meta.url), {
    workerData: { memoryMb, parentPid },
    resourceLimits: { maxOldGenerationSizeMb: GUARD_HEAP_MB, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 8 },
  })
  // Without its guard the process could grow without end, or outlive the gateway.
  guard.on('error', () => process.exit(1))
  process.on('disconnect', () => process.exit())
  process.on('message', (order: Order) => {
    work(order).then(
      (answer) => send({ at: 'answered', answer, rssMb: ownSizeMb() }),
      (error: unknown) => send({ at: 'thrown', reason: reasonOf(error), rssMb: ownSizeMb() }),
    )
  })
  guard.once('online', () => send({ at: 'ready' }))

  function send(message: ChildMessage<Answer>): void {
    process.send?.(message)
  }
}

const ownSizeMb = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024)

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
