import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/** Those of the given storage keys that a row names: of files, finished documents or pictures. */
export async function findStoredKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const headshotKey = raw<string>`headshot ->> 'key'`
  const [files, outputs, pictures] = await db.scope.run([
    db.sql.selectFrom('files').select('storage_key as key').where('storage_key', 'in', keys).compile(),
    db.sql.selectFrom('outputs').select('storage_key as key').where('storage_key', 'in', keys).compile(),
    db.sql.selectFrom('applications').select(headshotKey.as('key')).where(headshotKey, 'in', keys).compile(),
  ])
  const rows = [files, outputs, pictures].flatMap((answer) => answer?.rows ?? [])
  return new Set(rows.map((row) => String(row['key'])))
}
