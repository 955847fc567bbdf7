import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installChunks } from '@tabard/runtime'
import type { LoadChunk } from './load-chunk.ts'

const base = 'https://cv.test/sdk/1.0.0/tabard.js'
const { fetch } = globalThis
let asked: { url: string; cache: string | undefined; integrity: string | undefined }[] = []
/** How often each file is lost before it comes. */
let losses: Record<string, number> = {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  losses = {}
  globalThis.fetch = async (input, init) => {
    const url = String(input)
    asked.push({ url, cache: init?.cache, integrity: init?.integrity })
    const left = losses[url.slice(url.lastIndexOf('/') + 1)] ?? 0
    if (left === 0) return new Response('export {}')
    losses[url.slice(url.lastIndexOf('/') + 1)] = left - 1
    throw new TypeError('Failed to fetch')
  }
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.fetch = fetch
})

/** Loads a chunk whose import gives nothing here: only what is fetched before counts. */
async function load(path: string, needs: string[], hashes: Record<string, string> = {}): Promise<string> {
  installChunks(hashes)
  const { tabardChunk } = globalThis as unknown as { tabardChunk: LoadChunk }
  const outcome = tabardChunk(base, path, needs).then(
    () => 'imported',
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return outcome
}

describe('a chunk', () => {
  it('is fetched with all it imports, each past every cache and with its hash until it has come', async () => {
    losses = { 'needed.js': 2 }
    await load('./chunk.js', ['./needed.js'], { 'needed.js': 'sha384-x' })
    const needed = asked.filter(({ url }) => url === 'https://cv.test/sdk/1.0.0/needed.js')
    expect(needed.map(({ cache }) => cache)).toEqual(['default', 'reload', 'reload'])
    expect(needed.every(({ integrity }) => integrity === 'sha384-x')).toBe(true)
    expect(asked.filter(({ url }) => url.endsWith('/chunk.js'))).toHaveLength(1)
  })

  it('is given up after four tries, before the browser is asked to import it, and can be asked for anew', async () => {
    losses = { 'needed.js': 4 }
    expect(await load('./chunk.js', ['./needed.js'])).toContain('https://cv.test/sdk/1.0.0/needed.js')
    asked = []
    const { tabardChunk } = globalThis as unknown as { tabardChunk: LoadChunk }
    void tabardChunk(base, './chunk.js', ['./needed.js']).catch(() => {})
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(({ url }) => url)).toEqual(['https://cv.test/sdk/1.0.0/needed.js'])
  })
})
