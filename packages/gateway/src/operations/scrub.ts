import type { Store } from '../store/store.ts'

/** A larger table is not written anew: everybody would wait for it. */
const MOST_BYTES = 200_000_000

/**
 * Takes what was deleted off the embedded database's disk: rows stay in their pages until others need the room, and
 * in its log of writes until that is used again. Writes each table anew and throws the old log away.
 */
export async function scrub(store: Store): Promise<{ skipped: string[] }> {
  const { rows } = await store.execute(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, pg_total_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`,
  )
  const skipped: string[] = []
  for (const { name, bytes } of rows) {
    if (Number(bytes) > MOST_BYTES) skipped.push(String(name))
    else await store.execute(`vacuum full ${String(name)}`)
  }
  // Recycled, a part of the log would keep its words under another name.
  await store.execute('set wal_recycle = off')
  try {
    await store.execute('checkpoint')
    await store.execute('select pg_switch_wal()')
    await store.execute('checkpoint')
  } finally {
    await store.execute('set wal_recycle = on')
  }
  return { skipped }
}
