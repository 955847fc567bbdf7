import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { AppError } from '@tabard/contract'
import { DatabaseError } from './database-error.ts'
import type { Engine, OpenTransaction, Role } from './engine.ts'
import { createGate } from './gate.ts'
import type { Answer, FromWorker, Request } from './pglite-messages.ts'
import { initialiseDatabase, startWorker } from './start-pglite.ts'
import type { StoreLog } from './store-log.ts'
import type { Rows } from './store.ts'

export interface PgliteOptions {
  /** The folder of the database. Null: in memory. */
  dataDir: string | null
  dump?: Uint8Array | undefined
  /** A single request that takes longer ends the thread, because the database cannot be interrupted otherwise. */
  queryTimeoutMs?: number
  /** An interactive transaction that stays open longer is rolled back, because all other calls wait for it. */
  transactionTimeoutMs?: number
  log?: StoreLog | undefined
}

interface Pending {
  request: Request
  /** Whether the request is part of an open transaction, which ends with the thread. */
  ofTransaction: boolean
  resolve(answer: Answer): void
  reject(error: Error): void
}

const REOPEN_ATTEMPTS = 5

/** Opens PGlite in a worker thread. When one request blocks all others, the thread is ended and the folder opened again. */
export async function openPglite(options: PgliteOptions): Promise<Engine> {
  const { dataDir, queryTimeoutMs = 20_000, transactionTimeoutMs = 30_000, log } = options
  const started = new SharedArrayBuffer(4)
  const pending = new Map<number, Pending>()
  const listeners = new Map<string, { onMessage(payload: string): void; onConnected(): void }>()
  const gate = createGate()
  let newest = 0
  let generation = 0
  let worker: Worker | undefined
  let state: 'opening' | 'open' | 'closing' | 'closed' = 'opening'
  let watchdog: NodeJS.Timeout | undefined

  if (dataDir !== null) await initialiseDatabase(dataDir, options.dump)
  await open(dataDir === null ? (options.dump ?? null) : null)

  return {
    kind: 'pglite',
    async run(role, statements, before = []) {
      await gate.pass()
      return (await send({ do: 'run', role, statements, before })) as Rows[]
    },
    begin,
    async execute(text, values) {
      await gate.pass()
      return (await send({ do: 'execute', text, values })) as { rows: Record<string, unknown>[] }
    },
    async listen(channel, onMessage, onConnected) {
      if (listeners.has(channel)) throw new Error(`Channel ${channel} has a listener already`)
      listeners.set(channel, { onMessage, onConnected })
      await gate.pass()
      await send({ do: 'listen', channel })
      onConnected()
      return async () => {
        listeners.delete(channel)
        if (state !== 'open') return
        await gate.pass()
        await send({ do: 'unlisten', channel })
      }
    },
    // No turns are needed, because the folder's lock admits only one process.
    takeTurn: () => Promise.resolve(() => Promise.resolve()),
    async dump() {
      await gate.pass()
      return (await send({ do: 'dump' })) as Uint8Array
    },
    async close() {
      if (state === 'closed' || state === 'closing') return
      const release = await gate.enter()
      const closed = send({ do: 'close' })
      state = 'closing'
      await closed.finally(release)
      state = 'closed'
      clearTimeout(watchdog)
      await worker?.terminate()
    },
  }

  async function begin(role: Role, settings: { timeoutMs?: number } = {}): Promise<OpenTransaction> {
    const release = await gate.enter()
    let isOpen = true
    let isBegun = false
    const close = (): void => {
      isOpen = false
      clearTimeout(timer)
      release()
    }
    const timeoutMs = settings.timeoutMs ?? transactionTimeoutMs
    const born = generation
    const timer = setTimeout(() => {
      log?.warn({ timeoutMs }, 'A transaction stayed open too long and was rolled back')
      void end('rollback').catch(() => undefined)
    }, timeoutMs)
    const check = (): void => {
      if (!isOpen) throw busy('The transaction was open too long, or is over')
      if (born !== generation) throw busy('The database was restarted during the transaction')
    }
    const end = async (how: 'commit' | 'rollback'): Promise<void> => {
      check()
      // From here on nothing may use this transaction, because its end has been requested.
      isOpen = false
      try {
        if (isBegun) await send({ do: how }, true)
      } finally {
        close()
      }
    }
    return {
      async run(statements) {
        check()
        const opens = isBegun ? undefined : role
        isBegun = true
        return (await send({ do: 'continue', opens, statements }, true)) as Rows[]
      },
      commit: () => end('commit'),
      async rollback() {
        if (!isOpen) return
        if (born === generation) await end('rollback')
        else close()
      },
    }
  }

  function send(request: Request, ofTransaction = false): Promise<Answer> {
    if (state === 'closed' || state === 'closing') return Promise.reject(new Error('The database is closed'))
    return new Promise((resolve, reject) => {
      newest += 1
      pending.set(newest, { request, ofTransaction, resolve, reject })
      if (pending.size === 1) startWatch()
      if (state === 'open') worker?.postMessage({ ...request, number: newest })
    })
  }

  async function open(dump: Uint8Array | null): Promise<void> {
    state = 'opening'
    worker = await startWorker({ dataDir, dump, started })
    const current = worker
    current.on('message', (message: FromWorker) => {
      if (current === worker) receive(message)
    })
    current.on('error', (error) => {
      if (current === worker) void reopen(error.message)
    })
    current.on('exit', () => {
      if (current === worker && state === 'open') void reopen('its thread ended')
    })
    state = 'open'
    startWatch()
    for (const [number, { request }] of pending) current.postMessage({ ...request, number })
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'notification') return listeners.get(message.channel)?.onMessage(message.payload)
    if (message.kind === 'ready') return
    const waiting = pending.get(message.number)
    if (waiting === undefined) return
    pending.delete(message.number)
    if (pending.size === 0) clearTimeout(watchdog)
    else watchdog?.refresh()
    if (message.kind === 'answer') waiting.resolve(message.answer)
    else waiting.reject(message.database ? new DatabaseError(message.database) : new Error(message.message))
  }

  /** Limits the time of the oldest request. Each answer starts the time again. */
  function startWatch(): void {
    clearTimeout(watchdog)
    if (pending.size === 0) return
    watchdog = setTimeout(() => {
      const oldest = pending.keys().next().value
      // This lets answers be read first that arrived while this thread was busy.
      setImmediate(() => {
        if (oldest === undefined || !pending.has(oldest) || state !== 'open') return
        void reopen(`a query took over ${queryTimeoutMs} ms`)
      })
    }, queryTimeoutMs)
  }

  /**
   * Ends the thread and opens the folder again. Requests that the thread had begun fail, because it is unknown how far they
   * came. Requests that it had not begun are sent again. Acknowledged rows are in the folder.
   */
  async function reopen(reason: string): Promise<void> {
    if (state !== 'open') return
    state = 'opening'
    generation += 1
    clearTimeout(watchdog)
    log?.error({ reason }, 'The database is being reopened')
    const ended = worker
    worker = undefined
    await ended?.terminate()
    const begun = Atomics.load(new Int32Array(started), 0)
    for (const [number, waiting] of pending) {
      if (number > begun && !waiting.ofTransaction && dataDir !== null) continue
      pending.delete(number)
      waiting.reject(busy(`The database was restarted: ${reason}`))
    }
    if (dataDir === null) {
      state = 'closed'
      return
    }
    if (!(await openAgain())) {
      state = 'closed'
      for (const waiting of pending.values()) waiting.reject(busy('The database did not open again'))
      pending.clear()
      return
    }
    for (const [channel, { onConnected }] of listeners) {
      await send({ do: 'listen', channel })
      onConnected()
    }
  }

  async function openAgain(): Promise<boolean> {
    for (let attempt = 1; attempt <= REOPEN_ATTEMPTS; attempt += 1) {
      try {
        await open(null)
        return true
      } catch (error) {
        log?.error({ attempt, error: String(error) }, 'The database did not open again')
        await pause(attempt * 500)
      }
    }
    return false
  }
}

function busy(message: string): AppError {
  return new AppError('busy', { details: { reason: 'database_busy' }, cause: new Error(message) })
}
