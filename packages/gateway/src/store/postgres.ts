import pg from 'pg'
import type { StoreLog } from './create-store.ts'
import { DatabaseError, readDatabaseError } from './database-error.ts'
import { openingOf, type Engine, type OpenTransaction, type Role } from './engine.ts'
import { encodeParameters } from './parameters.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import type { Rows, Statement } from './store.ts'

export interface PostgresOptions {
  databaseUrl: string
  queryTimeoutMs?: number | undefined
  transactionTimeoutMs?: number | undefined
  log?: StoreLog | undefined
}

/** Counts, sums and times as numbers, as PGlite is told too. */
const asNumber = new Map<number, (text: string) => number>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => asNumber.get(oid) ?? pg.types.getTypeParser(oid, format),
}

/** A pool of Postgres connections. A company's call is one pipelined transaction: one trip to the server and back. */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl, queryTimeoutMs = 20_000, transactionTimeoutMs = 30_000, log } = options
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'tabard',
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: queryTimeoutMs,
    types,
    pipeline: true,
  })
  // An idle connection that drops is replaced by the pool; unheard, this event would end the process.
  pool.on('error', (error) => log?.warn({ error: error.message }, 'A database connection was lost'))
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
    run: (role, statements) => withClient((client) => runPipelined(client, role, statements)),
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
        // The text may have opened a transaction before it failed: that connection is not used again.
        client.release(isBroken)
      }
    },
    listen: (channel, onMessage, onConnected) => listenOnPostgres(databaseUrl, channel, onMessage, onConnected, log),
    dump: () => Promise.reject(new Error('Back Postgres up with pg_dump: only the embedded database dumps itself.')),
    close: () => pool.end(),
  }

  /** A connection that failed is thrown away: nobody knows what state it is in. */
  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await work(client)
    } catch (error) {
      isBroken = readDatabaseError(error) === undefined
      throw translate(error)
    } finally {
      client.release(isBroken)
    }
  }

  async function begin(role: Role, settings: { timeoutMs?: number } = {}): Promise<OpenTransaction> {
    const client = await pool.connect()
    let isOpen = true
    const settle = (isBroken: boolean): void => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(timer)
      client.release(isBroken)
    }
    const timeoutMs = settings.timeoutMs ?? transactionTimeoutMs
    const timer = setTimeout(() => {
      log?.warn({ timeoutMs }, 'A transaction stayed open too long and was rolled back')
      settle(true)
    }, timeoutMs)
    const check = (): void => {
      if (!isOpen) throw new Error('The transaction was open too long, or is over')
    }
    try {
      await client.query(openingOf(role))
      // The pool's limit is for single requests; a migration may take longer.
      if (settings.timeoutMs !== undefined) await client.query(`set local statement_timeout = ${settings.timeoutMs}`)
    } catch (error) {
      settle(true)
      throw translate(error)
    }
    return {
      async run(statements) {
        check()
        const encoded = statements.map(encode)
        return Promise.all(encoded.map((statement) => send(client, statement))).catch((error: unknown) => {
          throw translate(error)
        })
      },
      async commit() {
        check()
        const ended = await client.query('commit').catch((error: unknown) => {
          settle(true)
          throw translate(error)
        })
        settle(false)
        if (ended.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed')
      },
      async rollback() {
        if (!isOpen) return
        await client.query('rollback').then(
          () => settle(false),
          () => settle(true),
        )
      },
    }
  }
}

async function runPipelined(client: pg.PoolClient, role: Role, statements: readonly Statement[]): Promise<Rows[]> {
  const encoded = statements.map(encode)
  if (role.as === 'system' && encoded.length === 1) return Promise.all(encoded.map((one) => send(client, one)))
  const opening = openingOf(role)
  // All on their way before the first answer. When one fails the rest fail too, and the commit is a rollback.
  const answers = await Promise.allSettled([
    client.query(opening),
    ...encoded.map((statement) => send(client, statement)),
    client.query('commit'),
  ])
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
  return answers.slice(1, -1).map((answer) => (answer as PromiseFulfilledResult<Rows>).value)
}

interface Encoded {
  sql: string
  values: unknown[]
}

/** May throw, so it comes before anything is sent: a commit already on its way could not be called back. */
function encode({ sql, parameters }: Statement): Encoded {
  return { sql, values: encodeParameters(parameters) }
}

async function send(client: pg.PoolClient, { sql, values }: Encoded): Promise<Rows> {
  const answer = await client.query<Record<string, unknown>>(sql, values)
  return { rows: answer.rows, affected: answer.rowCount ?? answer.rows.length }
}

function translate(error: unknown): unknown {
  const fields = readDatabaseError(error)
  return fields === undefined ? error : new DatabaseError(fields, { cause: error })
}
