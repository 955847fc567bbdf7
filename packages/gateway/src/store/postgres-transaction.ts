import type pg from 'pg'
import { openingOf, type OpenTransaction, type Role } from './engine.ts'
import { translateError } from './postgres-errors.ts'
import type { StoreLog } from './store-log.ts'
import type { Rows, Statement } from './store.ts'

export interface TransactionOptions {
  send: (statements: readonly Statement[]) => Promise<Rows[]>
  /** After this long the transaction is rolled back, so that its connection is not lost to the pool. */
  timeoutMs: number
  /** A migration may take longer than the pool's limit, which is for single requests. Undefined keeps the pool's. */
  statementTimeoutMs: number | undefined
  log: StoreLog | undefined
}

/** Opens a transaction on a connection of the pool, which is given back when the transaction is over. */
export async function openTransaction(
  client: pg.PoolClient,
  role: Role,
  { send, timeoutMs, statementTimeoutMs, log }: TransactionOptions,
): Promise<OpenTransaction> {
  let isOpen = true
  const release = (isBroken: boolean): void => {
    if (!isOpen) return
    isOpen = false
    clearTimeout(timer)
    client.release(isBroken)
  }
  const timer = setTimeout(() => {
    log?.warn({ timeoutMs }, 'A transaction stayed open too long and was rolled back')
    release(true)
  }, timeoutMs)
  const check = (): void => {
    if (!isOpen) throw new Error('The transaction was open too long, or is over')
  }
  try {
    await client.query(openingOf(role))
    if (statementTimeoutMs !== undefined) await client.query(`set local statement_timeout = ${statementTimeoutMs}`)
  } catch (error) {
    release(true)
    throw translateError(error)
  }
  return {
    async run(statements) {
      check()
      return send(statements).catch((error: unknown) => {
        throw translateError(error)
      })
    },
    async commit() {
      check()
      const ended = await client.query('commit').catch((error: unknown) => {
        release(true)
        throw translateError(error)
      })
      release(false)
      if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed')
    },
    async rollback() {
      if (!isOpen) return
      await client.query('rollback').then(
        () => release(false),
        () => release(true),
      )
    },
  }
}
