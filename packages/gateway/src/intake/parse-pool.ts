import type { Worker } from 'node:worker_threads'
import type { ParseResult } from '@tabard/contract'
import type { Log } from '../log.ts'
import { startParseWorker } from './start-parse-worker.ts'

/** Reads CV files in separate threads, with limits on time and memory. A file that cannot be read is a result with a reason. */
export interface ParsePool {
  parse(bytes: Uint8Array, fileName: string): Promise<ParseResult>
  close(): Promise<void>
}

export interface ParsePoolOptions {
  log: Log
  workers?: number
  timeoutMs?: number
  /** Largest heap of one worker. */
  memoryMb?: number
  /** The file that a worker runs. */
  program?: URL
}

/** A thread that was idle for this long is ended, which frees its memory. */
const IDLE_MS = 60_000

interface Task {
  bytes: Uint8Array
  fileName: string
  /** True when a worker ended during the first try. */
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
      // A task that is cut off is no failure of its file; the job is tried again after the restart.
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
    // A copy is sent, because the caller's bytes may be a part of a larger buffer that holds other data.
    seat.worker.postMessage({ id: 0, bytes: new Uint8Array(task.bytes), fileName: task.fileName })
  }

  function hire(seat: Seat): Worker {
    const worker = startParseWorker(program, memoryMb)
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

  /** Tries the file once more with a new worker: the worker may have failed because of an earlier file. */
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
