import type { Compilable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * One compiled SQL statement, as Kysely's `compile()` returns it. Only these go to the database.
 * A parameter that is an object or an array becomes JSON on both databases. For a list of values use `in`.
 */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Rows<Row = Record<string, unknown>> {
  rows: Row[]
  /** The number of rows inserted, updated or deleted; for a select, the number of rows read. */
  affected: number
}

/** The functions that a table's file may use, with the rights of one company or of the system. */
export interface Scope {
  /** Runs one query built with `store.sql` and returns its typed rows. */
  query<Row>(query: Compilable<Row>): Promise<Row[]>
  /** Runs compiled statements in order, in one message and one transaction. */
  run(statements: readonly Statement[]): Promise<Rows[]>
  /** Calls back after the commit: after the transaction, or at once in a scope where each call commits by itself. */
  afterCommit(callback: () => void): void
}

/** The scope of an open transaction. Statements see each other's writes, and an error rolls all of them back. */
export type Transaction = Scope

export interface TenantScope extends Scope {
  /** An interactive transaction, for work that must read before it writes. Keep it short, because PGlite has one connection. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/**
 * Statements of the system that run before a company's statements, in the same message and transaction.
 * If `check` refuses their answer, the answers to the company's statements are not returned.
 */
export interface Guard {
  readonly statements: readonly Statement[]
  /** Throws to refuse. */
  check(answers: readonly Rows[]): void
}

/**
 * The database, on PGlite or Postgres. Every statement runs either as one company, where row-level security allows only
 * that company's rows, or as the system, which is for work that has no company yet or concerns all of them.
 */
export interface Store {
  readonly kind: 'pglite' | 'postgres'
  /** Builds and compiles SQL. It has no connection, so it cannot run anything outside a scope. */
  readonly sql: Kysely<Database>
  asCompany(companyId: string): TenantScope
  /** The same, with a guard that runs before every `query` and `run` in the same message, to check the caller's right. */
  asGuardedCompany(companyId: string, guard: Guard): Pick<Scope, 'query' | 'run'>
  asSystem(): TenantScope
  /** Runs SQL text as the system with the driver's own parameters. Only for the job queue's library. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Listens to `notify`. `onConnected` is called after each connection, because messages may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onConnected?: () => void): Promise<() => Promise<void>>
  /**
   * Waits until no other process on the same database has the turn. Resolves with the function that ends the turn; it also
   * ends with the process.
   */
  takeTurn(): Promise<() => Promise<void>>
  /** A gzipped dump, from which `createStore({ dump })` makes the same database. */
  dump(): Promise<Uint8Array>
  /** Resolves if the database answers, throws otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}
