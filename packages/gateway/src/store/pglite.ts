import type { Engine } from './engine.ts'
import { createGate } from './gate.ts'
import { PgliteThread } from './pglite-thread.ts'
import { openPgliteTransaction } from './pglite-transaction.ts'
import { initialiseDatabase } from './start-pglite.ts'
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

/** Opens PGlite in a worker thread. When one request blocks all others, the thread is ended and the folder opened again. */
export async function openPglite(options: PgliteOptions): Promise<Engine> {
  const { dataDir, queryTimeoutMs = 20_000, transactionTimeoutMs = 30_000, log } = options
  const listeners = new Map<string, { onMessage(payload: string): void; onConnected(): void }>()
  const gate = createGate()
  const thread = new PgliteThread({
    dataDir,
    queryTimeoutMs,
    log,
    onNotification: (channel, payload) => listeners.get(channel)?.onMessage(payload),
    async onReopened() {
      for (const [channel, { onConnected }] of listeners) {
        await thread.send({ do: 'listen', channel })
        onConnected()
      }
    },
  })

  if (dataDir !== null) await initialiseDatabase(dataDir, options.dump)
  await thread.open(dataDir === null ? (options.dump ?? null) : null)

  return {
    kind: 'pglite',
    async run(role, statements, before = []) {
      await gate.pass()
      return (await thread.send({ do: 'run', role, statements, before })) as Rows[]
    },
    async begin(role, settings = {}) {
      const release = await gate.enter()
      return openPgliteTransaction(thread, {
        role,
        timeoutMs: settings.timeoutMs ?? transactionTimeoutMs,
        log,
        release,
      })
    },
    async execute(text, values) {
      await gate.pass()
      return (await thread.send({ do: 'execute', text, values })) as { rows: Record<string, unknown>[] }
    },
    async listen(channel, onMessage, onConnected) {
      if (listeners.has(channel)) throw new Error(`Channel ${channel} has a listener already`)
      listeners.set(channel, { onMessage, onConnected })
      await gate.pass()
      await thread.send({ do: 'listen', channel })
      onConnected()
      return async () => {
        listeners.delete(channel)
        if (!thread.isOpen) return
        await gate.pass()
        await thread.send({ do: 'unlisten', channel })
      }
    },
    // No turns are needed, because the folder's lock admits only one process.
    takeTurn: () => Promise.resolve(() => Promise.resolve()),
    async dump() {
      await gate.pass()
      return (await thread.send({ do: 'dump' })) as Uint8Array
    },
    async close() {
      if (thread.isOver) return
      const release = await gate.enter()
      await thread.close().finally(release)
      await thread.end()
    },
  }
}
