import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import type { Fed } from './support/patterns/feed-patterns.ts'

const folders = ['parser', 'paper', 'contract', 'gateway'].map((name) =>
  fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url)),
)
/**
 * Time of the processor for 100 kB. A pattern whose time grows with the length needs some milliseconds, and one of many
 * words a few hundred; one whose time grows with the square needs many seconds.
 */
const CEILING_MS = 1_500
/** With no word for so long, the pattern at work is ended. */
const SILENCE_MS = 30_000

describe('a regular expression', () => {
  it('of the parser, paper, contract or gateway reads 100 kB of its own worst letters at once', async () => {
    const { slow, unseen, count } = await feedAll()
    expect(slow).toEqual([])
    // One that is built while something is read is never seen here: build it once, where its file begins.
    expect(unseen).toEqual([])
    expect(count).toBeGreaterThan(400)
  }, 280_000)
})

function feedAll(): Promise<{ slow: string[]; unseen: string[]; count: number }> {
  const worker = new Worker(new URL('./support/patterns/feed-patterns.ts', import.meta.url), {
    workerData: { folders },
  })
  const result = { slow: [] as string[], unseen: [] as string[], count: 0 }
  return new Promise((resolve, reject) => {
    let current = ''
    const end = (): void => {
      result.slow.push(`${current}: never ended`)
      void worker.terminate()
    }
    let timer = setTimeout(end, SILENCE_MS)
    worker.on('message', (fed: Fed) => {
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MS)
      if (fed.at === 'begun') current = fed.name
      else if (fed.at === 'unseen') result.unseen.push(fed.name)
      else {
        result.count += 1
        if (fed.ms > CEILING_MS) result.slow.push(`${fed.name}: ${Math.round(fed.ms)} ms`)
      }
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(result)
    })
  })
}
