import { Worker } from 'node:worker_threads'
import type { ParseResult } from '@tabard/contract'
import type { Log } from '../log.ts'

/** Reads CV files in threads of their own, with a cap on time and memory. Never throws: a failure has a reason. */
export interface ParsePool {
  parse(bytes: Uint8Array, fileName: string): Promise<ParseResult>
  close(): Promise<void>
}

export interface ParsePoolOptions {
  log: Log
  workers?: number
  timeoutMs?: number
  /** Heap of one worker. */
  memoryMb?: number
  /** The program of a worker. */
  program?: URL
}

const YOUNG_SPACE_MB = 64
/** A thread nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000

interface Task {
  bytes: Uint8Array
  fileName: string
  /** Whether it was there when a worker went down. */
  isSecondTry: boolean
  resolve(result: ParseResult): void
  reject(error: Error): void
}

interface Seat {
  worker: Worker | null
  task: Task | null
  timer: NodeJS.Timeout | undefined
}

export function createParsePool({
  log,
  workers = 2,
  timeoutMs = 20_000,
  memoryMb = 512,
  program = new URL('./parse-worker.ts', import.meta.url),
}: ParsePoolOptions): ParsePool {
  const seats: Seat[] = Array.from({ length: workers }, () => ({ worker: null, task: null, timer: undefined }))
  const waiting: Task[] = []
  let isClosed = false

  return {
    parse(bytes, fileName) {
      if (isClosed) return Promise.reject(new Error('The parse pool is closed'))
      return new Promise((resolve, reject) => {
        waiting.push({ bytes, fileName, isSecondTry: false, resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      // What is cut off says nothing of its file: the job is tried again after the restart.
      const tasks = [...waiting.splice(0), ...seats.flatMap(({ task }) => task ?? [])]
      for (const seat of seats) seat.task = null
      for (const task of tasks) task.reject(new Error('The parse pool is closed'))
      await Promise.all(
        seats.map(async (seat) => {
          clearTimeout(seat.timer)
          await seat.worker?.terminate()
        }),
      )
    },
  }

  function next(): void {
    const seat = seats.find((one) => one.task === null)
    const task = seat && waiting.shift()
    if (!seat || !task) return
    clearTimeout(seat.timer)
    seat.task = task
    seat.worker ??= hire(seat)
    seat.timer = setTimeout(() => {
      log.warn({ sizeBytes: task.bytes.length }, 'Reading a CV took too long and was stopped')
      finish(seat, { ok: false, reason: 'timeout' }, true)
    }, timeoutMs)
    // A copy goes: the caller's bytes may be a view of a pool that holds other things.
    seat.worker.postMessage({ id: 0, bytes: new Uint8Array(task.bytes), fileName: task.fileName })
  }

  function hire(seat: Seat): Worker {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_SPACE_MB },
      // Parsers of other people's formats print what they do not like; a log line could carry a candidate's words.
      stdout: true,
      stderr: true,
      // Nothing of our configuration is its business.
      env: {},
    })
    worker.stdout.resume()
    worker.stderr.resume()
    worker.unref()
    worker.on('message', (message: { result?: ParseResult; error?: string }) => {
      if (seat.worker !== worker) return
      if (message.error !== undefined) log.warn({ reason: message.error.slice(0, 500) }, 'Reading a CV failed')
      finish(seat, message.result ?? { ok: false, reason: 'damaged' }, false)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      if (seat.worker !== worker) return
      log.warn({ code: error.code, reason: error.message.slice(0, 500) }, 'A CV brought its worker down')
      const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'damaged'
      goDown(seat, { ok: false, reason })
    })
    worker.on('exit', () => {
      if (seat.worker === worker) goDown(seat, { ok: false, reason: 'damaged' })
    })
    return worker
  }

  /** It may have been the worker's fault, or a file's before: once more, with a worker that has read nothing yet. */
  function goDown(seat: Seat, result: ParseResult): void {
    const { task } = seat
    if (task && !task.isSecondTry && !isClosed) {
      seat.task = null
      waiting.unshift({ ...task, isSecondTry: true })
    }
    finish(seat, result, true)
  }

  function finish(seat: Seat, result: ParseResult, dismiss: boolean): void {
    clearTimeout(seat.timer)
    const { task, worker } = seat
    seat.task = null
    if (dismiss) {
      seat.worker = null
      void worker?.terminate()
    } else {
      seat.timer = setTimeout(() => {
        seat.worker = null
        void worker?.terminate()
      }, IDLE_MS)
      seat.timer.unref()
    }
    task?.resolve(result)
    next()
  }
}
