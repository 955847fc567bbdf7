import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { AppError } from '@tabard/contract'
import { DatabaseError } from './database-error.ts'
import type { Answer, FromWorker, Request } from './pglite-messages.ts'
import { startWorker } from './start-pglite.ts'
import type { StoreLog } from './store-log.ts'

interface Pending {
  request: Request
  /** Whether the request is part of an open transaction, which ends with the thread. */
  ofTransaction: boolean
  resolve(answer: Answer): void
  reject(error: Error): void
}

interface ThreadOptions {
  /** The folder of the database. Null: in memory. */
  dataDir: string | null
  queryTimeoutMs: number
  log: StoreLog | undefined
  onNotification(channel: string, payload: string): void
  /** Called when the folder is open again after the thread had been ended. */
  onReopened(): Promise<void>
}

const REOPEN_ATTEMPTS = 5

/** The thread PGlite runs in: requests go in, answers come out, and a request that blocks all others ends it. */
export class PgliteThread {
  /** Grows with each reopening: what was begun in an older thread is lost. */
  generation = 0
  readonly #options: ThreadOptions
  readonly #started = new SharedArrayBuffer(4)
  readonly #pending = new Map<number, Pending>()
  #newest = 0
  #worker: Worker | undefined
  #state: 'opening' | 'open' | 'closing' | 'closed' = 'opening'
  #watchdog: NodeJS.Timeout | undefined

  constructor(options: ThreadOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  get isOver(): boolean {
    return this.#state === 'closing' || this.#state === 'closed'
  }

  send(request: Request, ofTransaction = false): Promise<Answer> {
    if (this.isOver) return Promise.reject(new Error('The database is closed'))
    return new Promise((resolve, reject) => {
      this.#newest += 1
      this.#pending.set(this.#newest, { request, ofTransaction, resolve, reject })
      if (this.#pending.size === 1) this.#startWatch()
      if (this.#state === 'open') this.#worker?.postMessage({ ...request, number: this.#newest })
    })
  }

  async open(dump: Uint8Array | null): Promise<void> {
    this.#state = 'opening'
    const current = await startWorker({ dataDir: this.#options.dataDir, dump, started: this.#started })
    this.#worker = current
    current.on('message', (message: FromWorker) => {
      if (current === this.#worker) this.#receive(message)
    })
    current.on('error', (error) => {
      if (current === this.#worker) void this.#reopen(error.message)
    })
    current.on('exit', () => {
      if (current === this.#worker && this.#state === 'open') void this.#reopen('its thread ended')
    })
    this.#state = 'open'
    this.#startWatch()
    for (const [number, { request }] of this.#pending) current.postMessage({ ...request, number })
  }

  async close(): Promise<void> {
    const closed = this.send({ do: 'close' })
    this.#state = 'closing'
    await closed
  }

  /** After `close`, whether that went well or not. */
  async end(): Promise<void> {
    this.#state = 'closed'
    clearTimeout(this.#watchdog)
    await this.#worker?.terminate()
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'notification') return this.#options.onNotification(message.channel, message.payload)
    if (message.kind === 'ready') return
    const waiting = this.#pending.get(message.number)
    if (waiting === undefined) return
    this.#pending.delete(message.number)
    if (this.#pending.size === 0) clearTimeout(this.#watchdog)
    else this.#watchdog?.refresh()
    if (message.kind === 'answer') waiting.resolve(message.answer)
    else waiting.reject(message.database ? new DatabaseError(message.database) : new Error(message.message))
  }

  /** Limits the time of the oldest request. Each answer starts the time again. */
  #startWatch(): void {
    clearTimeout(this.#watchdog)
    if (this.#pending.size === 0) return
    this.#watchdog = setTimeout(() => {
      const oldest = this.#pending.keys().next().value
      // This lets answers be read first that arrived while this thread was busy.
      setImmediate(() => {
        if (oldest === undefined || !this.#pending.has(oldest) || this.#state !== 'open') return
        void this.#reopen(`a query took over ${this.#options.queryTimeoutMs} ms`)
      })
    }, this.#options.queryTimeoutMs)
  }

  /**
   * Ends the thread and opens the folder again. Requests that the thread had begun fail, because it is unknown how far they
   * came. Requests that it had not begun are sent again. Acknowledged rows are in the folder.
   */
  async #reopen(reason: string): Promise<void> {
    if (this.#state !== 'open') return
    this.#state = 'opening'
    this.generation += 1
    clearTimeout(this.#watchdog)
    this.#options.log?.error({ reason }, 'The database is being reopened')
    const ended = this.#worker
    this.#worker = undefined
    await ended?.terminate()
    const begun = Atomics.load(new Int32Array(this.#started), 0)
    for (const [number, waiting] of this.#pending) {
      if (number > begun && !waiting.ofTransaction && this.#options.dataDir !== null) continue
      this.#pending.delete(number)
      waiting.reject(busy(`The database was restarted: ${reason}`))
    }
    if (this.#options.dataDir === null) {
      this.#state = 'closed'
      return
    }
    if (!(await this.#openAgain())) {
      this.#state = 'closed'
      for (const waiting of this.#pending.values()) waiting.reject(busy('The database did not open again'))
      this.#pending.clear()
      return
    }
    await this.#options.onReopened()
  }

  async #openAgain(): Promise<boolean> {
    for (let attempt = 1; attempt <= REOPEN_ATTEMPTS; attempt += 1) {
      try {
        await this.open(null)
        return true
      } catch (error) {
        this.#options.log?.error({ attempt, error: String(error) }, 'The database did not open again')
        await pause(attempt * 500)
      }
    }
    return false
  }
}

/** The answer to a caller whose work was cut off: the call may be made again. */
export function busy(message: string): AppError {
  return new AppError('busy', { details: { reason: 'database_busy' }, cause: new Error(message) })
}
