import pg from 'pg'
import { readDatabaseError } from './database-error.ts'
import { wrapperOf, type Engine, type OpenTransaction, type Role } from './engine.ts'
import { encodeParameters } from './parameters.ts'
import { Batch, type Encoded } from './postgres-batch.ts'
import { isOutdated, translateError } from './postgres-errors.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { openTransaction } from './postgres-transaction.ts'
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
    takeTurn: () => takeTurn(databaseUrl, log),
    dump: () => Promise.reject(new Error('Back Postgres up with pg_dump: only the embedded database dumps itself.')),
    close: () => pool.end(),
  }

  async function connect(): Promise<pg.PoolClient> {
    return pool.connect().catch((error: unknown) => {
      throw translateError(error)
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
      throw translateError(error)
    } finally {
      client.release(isBroken)
    }
  }

  async function begin(role: Role, { timeoutMs }: { timeoutMs?: number } = {}): Promise<OpenTransaction> {
    const client = await connect()
    return openTransaction(client, role, {
      send: (statements) => send(client, statements.map(encode)),
      timeoutMs: timeoutMs ?? transactionTimeoutMs,
      statementTimeoutMs: timeoutMs,
      log,
    })
  }

  function send(client: pg.PoolClient, statements: readonly Encoded[]): Promise<Rows[]> {
    const prepared = known.get(client) ?? new PreparedStatements<pg.FieldDef>()
    known.set(client, prepared)
    return client.query(new Batch(statements, prepared, types)).answer
  }
}

/** Takes a separate connection, because the lock belongs to the session and Postgres frees it when the process dies. */
async function takeTurn(databaseUrl: string, log: StoreLog | undefined): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tabard turn' })
  client.on('error', (error) => log?.warn({ error: error.message }, 'The connection that holds the turn was lost'))
  await client.connect()
  await client.query(`select pg_advisory_lock(${TURN_LOCK})`)
  return () => client.end().catch(() => undefined)
}

/**
 * Encodes a statement of a transaction. Call it before anything is sent, because it may throw. It gives no name, because
 * an outdated prepared statement could not be tried again within a transaction.
 */
function encode({ sql, parameters }: Statement): Encoded {
  return { sql, values: encodeParameters(parameters), name: undefined }
}
