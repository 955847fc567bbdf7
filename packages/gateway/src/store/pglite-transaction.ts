import type { OpenTransaction, Role } from './engine.ts'
import { busy, type PgliteThread } from './pglite-thread.ts'
import type { StoreLog } from './store-log.ts'
import type { Rows } from './store.ts'

interface TransactionOptions {
  role: Role
  /** A transaction that stays open longer is rolled back, because all other calls wait for it. */
  timeoutMs: number
  log: StoreLog | undefined
  /** Lets the next call in. */
  release(): void
}

/** A transaction on the one connection there is. It ends with its thread. */
export function openPgliteTransaction(
  thread: PgliteThread,
  { role, timeoutMs, log, release }: TransactionOptions,
): OpenTransaction {
  let isOpen = true
  let isBegun = false
  const close = (): void => {
    isOpen = false
    clearTimeout(timer)
    release()
  }
  const born = thread.generation
  const timer = setTimeout(() => {
    log?.warn({ timeoutMs }, 'A transaction stayed open too long and was rolled back')
    void end('rollback').catch(() => undefined)
  }, timeoutMs)
  const check = (): void => {
    if (!isOpen) throw busy('The transaction was open too long, or is over')
    if (born !== thread.generation) throw busy('The database was restarted during the transaction')
  }
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    check()
    // From here on nothing may use this transaction, because its end has been requested.
    isOpen = false
    try {
      if (isBegun) await thread.send({ do: how }, true)
    } finally {
      close()
    }
  }
  return {
    async run(statements) {
      check()
      const opens = isBegun ? undefined : role
      isBegun = true
      return (await thread.send({ do: 'continue', opens, statements }, true)) as Rows[]
    },
    commit: () => end('commit'),
    async rollback() {
      if (!isOpen) return
      if (born === thread.generation) await end('rollback')
      else close()
    },
  }
}
