import type { Compilable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * One compiled SQL statement: what Kysely's `compile()` returns, and all that crosses to the database.
 * A parameter that is an object or an array is JSON, on both databases: for a list of values use `in`.
 */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Rows<Row = Record<string, unknown>> {
  rows: Row[]
  /** Rows inserted, updated or deleted; the number of rows for a select. */
  affected: number
}

/** The verbs a table's file may use, inside one tenant's wrapper. */
export interface Scope {
  /** Runs one query built with `store.sql` and returns its typed rows. */
  query<Row>(query: Compilable<Row>): Promise<Row[]>
  /** Runs compiled statements in order, in one message and one transaction. */
  run(statements: readonly Statement[]): Promise<Rows[]>
  /** Called once what this scope wrote is committed: after the transaction, or at once where each call commits by itself. */
  afterCommit(callback: () => void): void
}

/** A scope that is still open: statements see each other's writes; throwing rolls back. */
export type Transaction = Scope

export interface TenantScope extends Scope {
  /** An interactive transaction for what must read before it writes. Keep it short: PGlite has one connection. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/**
 * A question of the system's that goes ahead of a company's first statements, in the same message and transaction.
 * Unless `check` is content with its answer, theirs are never seen.
 */
export interface Guard {
  readonly statements: readonly Statement[]
  /** Throws to refuse. */
  check(answers: readonly Rows[]): void
}

/**
 * The database, on PGlite or Postgres. Every statement runs either as one company (row-level security
 * shows it that company's rows alone) or as the system, which is for sign-in, link lookup and start-up only.
 */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  /** Builds and compiles SQL; never connected, so it cannot run anything outside a scope. */
  readonly sql: Kysely<Database>
  asCompany(companyId: string): TenantScope
  /** The same to read as a company whose right to do so is asked in the same message. The guard goes ahead of every `query` and `run`. */
  asGuardedCompany(companyId: string, guard: Guard): Pick<Scope, 'query' | 'run'>
  asSystem(): TenantScope
  /** Runs SQL text as the system with the driver's own parameters and no wrapper: for the job queue's library alone. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Hears `notify`; `onConnected` is called after each (re)connection, when messages may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onConnected?: () => void): Promise<() => Promise<void>>
  /**
   * Waits for this process's turn among all on the same database, and resolves with the function that ends it. It ends
   * with the process too.
   */
  takeTurn(): Promise<() => Promise<void>>
  /** A gzipped dump from which `createStore({ dump })` makes the same database. */
  dump(): Promise<Uint8Array>
  /** Resolves once the database answers; throws otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}
