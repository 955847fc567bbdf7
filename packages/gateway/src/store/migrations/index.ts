import { start } from './0001-start.ts'
import { pool } from './0002-pool.ts'
import { location } from './0003-location.ts'

/** One step of the schema. Its statements never change once released: a checksum tells. */
export interface Migration {
  /** Number and name, in the order they are applied: `0001-start`. */
  readonly name: string
  readonly statements: readonly string[]
}

/** Every migration, in order. A new one is added at the end. */
export const migrations: readonly Migration[] = [start, pool, location]
