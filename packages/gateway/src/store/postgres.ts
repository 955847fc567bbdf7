import { AppError } from '@tabard/contract'
import pg from 'pg'
import { DatabaseError, readDatabaseError } from './database-error.ts'
import { openingOf, wrapperOf, type Engine, type OpenTransaction, type Role } from './engine.ts'
import { encodeParameters } from './parameters.ts'
import { Batch, type Encoded } from './postgres-batch.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { createStatementNames, PreparedStatements } from './prepared.ts'
import type { StoreLog } from './store-log.ts'
import type { Rows, Statement } from './store.ts'

export interface PostgresOptions {
  databaseUrl: string
  queryTimeoutMs?: number | undefined
  transactionTimeoutMs?: number | undefined
  log?: StoreLog | undefined
}

/** The number of our advisory lock. Any number that nothing else on the database uses. */
const TURN_LOCK = 4_600_846_2

/** Counts, sums and times are read as numbers. PGlite has the same setting. */
const asNumber = new Map<number, (text: string) => number>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => asNumber.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** Opens a pool of Postgres connections. Each call of a company is one message, so it takes one round trip to the server. */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl, queryTimeoutMs = 20_000, transactionTimeoutMs = 30_000, log } = options
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'tabard',
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: queryTimeoutMs,
    types,
  })
  // The pool replaces an idle connection that breaks. Without a listener this event would end the process.
  pool.on('error', (error) => log?.warn({ error: error.message }, 'A database connection was lost'))
  // The same for a connection in use. Its running query fails anyway, so nothing is logged here.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const nameOf = createStatementNames()
  const known = new WeakMap<pg.PoolClient, PreparedStatements<pg.FieldDef>>()
  const first = await pool.connect().catch((error: unknown) => {
    throw new Error(
      `Postgres did not answer at DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  })
  first.release()

  return {
    kind: 'postgres',
    async run(role, statements, before = []) {
      const wrapper = wrapperOf(role)
      const encoded = [...before, ...wrapper, ...statements].map((one) => ({ ...encode(one), name: nameOf(one.sql) }))
      const rows = await withClient((client) => send(client, encoded)).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        return withClient((client) => send(client, encoded))
      })
      if (wrapper.length > 0) rows.splice(before.length, wrapper.length)
      return rows
    },
    begin,
    async execute(text, values) {
      const client = await pool.connect()
      let isBroken = true
      try {
        const answers: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
        isBroken = false
        const list = Array.isArray(answers) ? answers : [answers]
        return { rows: list.flatMap((answer) => answer.rows as Record<string, unknown>[]) }
      } finally {
        // After a failure the connection is not used again, because the text may have opened a transaction.
        client.release(isBroken)
      }
    },
    listen: (channel, onMessage, onConnected) => listenOnPostgres(databaseUrl, channel, onMessage, onConnected, log),
    async takeTurn() {
      // A separate connection, because the lock belongs to the session and Postgres frees it when the process dies.
      const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tabard turn' })
      client.on('error', (error) => log?.warn({ error: error.message }, 'The connection that holds the turn was lost'))
      await client.connect()
      await client.query(`select pg_advisory_lock(${TURN_LOCK})`)
      return () => client.end().catch(() => undefined)
    },
    dump: () => Promise.reject(new Error('Back Postgres up with pg_dump: only the embedded database dumps itself.')),
    close: () => pool.end(),
  }

  async function connect(): Promise<pg.PoolClient> {
    return pool.connect().catch((error: unknown) => {
      throw translate(error)
    })
  }

  /** A connection that failed is discarded, because its state is unknown. */
  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect()
    let isBroken = false
    try {
      return await work(client)
    } catch (error) {
      isBroken = readDatabaseError(error) === undefined || isOutdated(error)
      throw translate(error)
    } finally {
      client.release(isBroken)
    }
  }

  async function begin(role: Role, settings: { timeoutMs?: number } = {}): Promise<OpenTransaction> {
    const client = await connect()
    let isOpen = true
    const release = (isBroken: boolean): void => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(timer)
      client.release(isBroken)
    }
    const timeoutMs = settings.timeoutMs ?? transactionTimeoutMs
    const timer = setTimeout(() => {
      log?.warn({ timeoutMs }, 'A transaction stayed open too long and was rolled back')
      release(true)
    }, timeoutMs)
    const check = (): void => {
      if (!isOpen) throw new Error('The transaction was open too long, or is over')
    }
    try {
      await client.query(openingOf(role))
      // A migration may take longer than the pool's limit, which is for single requests.
      if (settings.timeoutMs !== undefined) await client.query(`set local statement_timeout = ${settings.timeoutMs}`)
    } catch (error) {
      release(true)
      throw translate(error)
    }
    return {
      async run(statements) {
        check()
        return send(client, statements.map(encode)).catch((error: unknown) => {
          throw translate(error)
        })
      },
      async commit() {
        check()
        const ended = await client.query('commit').catch((error: unknown) => {
          release(true)
          throw translate(error)
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

  function send(client: pg.PoolClient, statements: readonly Encoded[]): Promise<Rows[]> {
    const prepared = known.get(client) ?? new PreparedStatements<pg.FieldDef>()
    known.set(client, prepared)
    return client.query(new Batch(statements, prepared, types)).answer
  }
}

/**
 * Encodes a statement of a transaction. Call it before anything is sent, because it may throw. It gives no name, because
 * an outdated prepared statement could not be tried again within a transaction.
 */
function encode({ sql, parameters }: Statement): Encoded {
  return { sql, values: encodeParameters(parameters), name: undefined }
}

/**
 * Whether a prepared statement is no longer valid, because another gateway migrated the schema or a connection pooler
 * before Postgres changed the session. Nothing of the message was done, so it can be sent again on a new connection.
 */
function isOutdated(error: unknown): boolean {
  const fields = readDatabaseError(error)
  return fields?.code === '26000' || (fields?.code === '0A000' && fields.message.includes('cached plan'))
}

/** Whether Postgres cannot be reached or is restarting. The statement itself is not at fault. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && /^(?:57P0[1-5]|08...|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code)) return true
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}

function translate(error: unknown): unknown {
  if (isUnavailable(error)) return new AppError('busy', { details: { reason: 'database_busy' }, cause: error })
  const fields = readDatabaseError(error)
  return fields === undefined ? error : new DatabaseError(fields, { cause: error })
}
