import type { Store } from '../store/store.ts'

/** A larger table is not rewritten, because all calls would wait for it. */
const MOST_BYTES = 200_000_000

/**
 * Removes deleted rows from the embedded database's files. They would otherwise stay in their pages until the space is
 * needed, and in the log of writes until it is reused. Each table is rewritten, and the old log removed.
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
  // A log file that is recycled is only renamed and keeps its content, so it is removed instead.
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
