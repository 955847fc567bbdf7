import type { Compilable, Kysely } from 'kysely'
import type { PoolTables } from './tables.ts'

/** Seals what the database stores but must not be able to read. Each purpose has a key of its own. */
export interface PoolSecrets {
  /** What is sealed for one purpose does not open for another. */
  seal(purpose: string, text: string): string
  /** Null when the text was sealed for another purpose, by an unknown key, or was changed. */
  open(purpose: string, sealed: string): string | null
  /** A keyed digest of 32 bytes. */
  mac(purpose: string, text: string): Buffer
}

/** One compiled SQL statement, as Kysely's `compile()` returns it. */
interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

interface Scope {
  query<Row>(query: Compilable<Row>): Promise<Row[]>
  /** Runs the statements in order and in one transaction. */
  run(statements: readonly Statement[]): Promise<{ rows: Record<string, unknown>[]; affected: number }[]>
}

/**
 * The pool's tables, in a Postgres that belongs to its owner: the owner creates them as `PoolTables` describes them. They
 * are read and written with the system's rights, because at sign-in nobody is known yet.
 */
export interface PoolDb {
  /** Builds and compiles statements; `scope` runs them. */
  sql: Kysely<PoolTables>
  scope: Scope & {
    /** When `work` throws, its statements are rolled back. */
    transaction<Result>(work: (transaction: Scope) => Promise<Result>): Promise<Result>
  }
}
