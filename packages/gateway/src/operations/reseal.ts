import { sql as raw } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import { systemDb, type Db } from '../store/db.ts'
import type { Store } from '../store/store.ts'
import { sealedColumns, type SealedColumn } from './sealed-columns.ts'

const BATCH = 200

/** Seals anew, with the newest master key, what an older one sealed. @returns how many, and how many no key opens */
export async function resealAll(store: Store, secrets: Secrets): Promise<{ resealed: number; unreadable: number }> {
  const total = { resealed: 0, unreadable: 0 }
  for (const column of sealedColumns) {
    let after: unknown[] | null = null
    do {
      const batch: Record<string, unknown>[] = await readBatch(systemDb(store), column, after)
      for (const row of batch) {
        const sealed = String(row[column.column])
        if (!secrets.isOld(sealed)) continue
        const text = secrets.open(column.purpose(row), sealed)
        if (text === null) total.unreadable += 1
        else if (await replace(systemDb(store), column, row, secrets.seal(column.purpose(row), text)))
          total.resealed += 1
      }
      const last = batch.at(-1)
      after = batch.length < BATCH || !last ? null : column.key.map((name) => last[name])
    } while (after !== null)
  }
  return total
}

async function readBatch(db: Db, column: SealedColumn, after: unknown[] | null): Promise<Record<string, unknown>[]> {
  const key = raw.join(column.key.map((name) => raw.ref(name)))
  const behind = after === null ? raw`` : raw`and (${key}) > (${raw.join(after)})`
  const names = raw.join(
    [...new Set([...column.key, ...(column.with ?? []), column.column])].map((name) => raw.ref(name)),
  )
  const [answer] = await db.scope.run([
    raw`select ${names} from ${raw.table(column.table)} where ${raw.ref(column.column)} is not null ${behind}
        order by ${key} limit ${raw.lit(BATCH)}`.compile(db.sql),
  ])
  return answer?.rows ?? []
}

/** Written only if the value is still the one that was read, because somebody may have changed their password meanwhile. */
async function replace(db: Db, column: SealedColumn, row: Record<string, unknown>, sealed: string): Promise<boolean> {
  const isRow = raw.join(
    column.key.map((name) => raw`${raw.ref(name)} = ${row[name]}`),
    raw` and `,
  )
  const [answer] = await db.scope.run([
    raw`update ${raw.table(column.table)} set ${raw.ref(column.column)} = ${sealed}
        where ${isRow} and ${raw.ref(column.column)} = ${row[column.column]}`.compile(db.sql),
  ])
  return (answer?.affected ?? 0) > 0
}
