import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStore } from '../../packages/gateway/src/store/create-store.ts'
import { migrations } from '../../packages/gateway/src/store/migrations/index.ts'
import type { Store } from '../../packages/gateway/src/store/store.ts'

export type { Store }

const cache = fileURLToPath(new URL('../../node_modules/.cache/tabard/', import.meta.url))

/**
 * A migrated database of its own, in memory. The first caller after a change of the schema makes it (3 s) and keeps
 * the dump; everybody else loads that (0.7 s). Use one a test file, and one company a test.
 */
export async function openTestStore(): Promise<Store> {
  return createStore({ dataDir: null, dump: await migratedDump() })
}

/** The dump itself, for a test that needs a folder. */
export async function migratedDump(): Promise<Uint8Array> {
  const schema = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const path = join(cache, `database-${schema}.tar.gz`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept !== undefined) return kept
  const store = await createStore({ dataDir: null })
  const dump = await store.dump()
  await store.close()
  await mkdir(cache, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, dump)
  await rename(draft, path)
  return dump
}
