import { writeSync } from 'node:fs'
import { createQueue } from '../../packages/gateway/src/background/queue.ts'
import { createStore } from '../../packages/gateway/src/store/create-store.ts'

/**
 * Run as a process, to be killed: enqueues `count` jobs, if any, and works on them slowly for ever,
 * telling each one it begins and ends.
 */
const [dataDir = '', count = '0'] = process.argv.slice(2)
const store = await createStore({ dataDir })
const queue = createQueue(store)
await queue.work<{ n: number }>(
  'slow',
  async (job) => {
    writeSync(1, `begin ${job.data.n}\n`)
    await new Promise((resolve) => setTimeout(resolve, 40))
    writeSync(1, `end ${job.data.n}\n`)
  },
  { concurrency: 2 },
)
await queue.work(
  'deadly',
  async ({ attempt }) => {
    writeSync(1, `deadly ${attempt}\n`)
    process.kill(process.pid, 'SIGKILL')
  },
  {
    onCutOffTwice: async ({ attempt }) => {
      writeSync(1, `spared ${attempt}\n`)
    },
  },
)
await queue.start()
if (count === 'deadly') await queue.enqueue(store.asSystem(), 'deadly', {})
for (let n = 0; n < Number(count); n += 1) await queue.enqueue(store.asSystem(), 'slow', { n })
writeSync(1, 'enqueued\n')
