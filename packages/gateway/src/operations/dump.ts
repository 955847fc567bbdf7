import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Store } from '../store/store.ts'
import { createArchive } from './archive.ts'
import { readErased } from './erased-log.ts'
import { scrub } from './scrub.ts'

export interface DumpSettings {
  dataDir: string
  /** How many stay; older ones go. */
  keep: number
  /** Whether the files' bytes go in; otherwise their list alone. */
  withFiles: boolean
  now(): number
}

/** What a dump says of itself, as its last entry: a dump without it was cut short. */
export interface Manifest {
  format: 1
  version: string
  /** Milliseconds. */
  at: number
  database: string
  /** Each file's path below the data folder, and its SHA-256. */
  files: Record<string, string>
  withFiles: boolean
}

export const DATABASE_ENTRY = 'database.tar.gz'
export const MANIFEST_ENTRY = 'manifest.json'
export const KEY_ENTRY = 'secret.key'
const DUMP_NAME = /^tabard-\d{8}-\d{9}\.tar$/

/**
 * Writes the whole of an embedded installation into one archive in `dumps`: the database, the files, the key that
 * opens them. It appears whole and with its checksum, or not at all. @returns its path
 */
export async function makeDump(store: Store, version: string, settings: DumpSettings): Promise<string> {
  const folder = join(settings.dataDir, 'dumps')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeDrafts(folder)
  const at = settings.now()
  const name = `tabard-${new Date(at)
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')}.tar`
  const draft = join(folder, `.draft-${process.pid}-${name}`)
  const file = await open(draft, 'wx', 0o600)
  const hash = createHash('sha256')
  const archive = createArchive(async (bytes) => {
    hash.update(bytes)
    await file.writeFile(bytes)
  })
  try {
    await scrubIfErased(store, folder)
    // The database goes first, so that the files its rows name exist when they are read, unless they are erased meanwhile.
    const database = await store.dump()
    await archive.add(DATABASE_ENTRY, database)
    const key = await readFile(join(settings.dataDir, KEY_ENTRY)).catch(() => null)
    if (key) await archive.add(KEY_ENTRY, key)
    const files: Manifest['files'] = {}
    for (const path of await filesBelow(settings.dataDir)) {
      const bytes = await readFile(join(settings.dataDir, path)).catch(() => null)
      if (!bytes) continue
      files[path] = sha256(bytes)
      if (settings.withFiles) await archive.add(path, bytes)
    }
    const manifest: Manifest = {
      format: 1,
      version,
      at,
      database: sha256(database),
      files,
      withFiles: settings.withFiles,
    }
    await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)))
    await archive.finish()
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
  const path = join(folder, name)
  // In the form that `sha256sum -c` reads; written before the dump appears, so that none lacks its checksum.
  await writeFile(`${path}.sha256`, `${hash.digest('hex')}  ${name}\n`, { mode: 0o600 })
  await rename(draft, path)
  await rotate(folder, settings.keep)
  return path
}

/** Rewrites the database when somebody was erased since the last dump: deleted rows would be dumped with their pages. */
async function scrubIfErased(store: Store, folder: string): Promise<void> {
  const last = (await listDumps(folder)).at(-1)
  const since = last === undefined ? 0 : (await stat(join(folder, last))).mtimeMs
  if ((await readErased(folder, since)).length > 0) await scrub(store)
}

export function howToDump(kind: 'pglite' | 'postgres'): string {
  return kind === 'postgres'
    ? 'The database is Postgres: back it up with pg_dump --format=custom "$DATABASE_URL", as docs/operations.md says.'
    : 'Everything is in memory: set DATA_DIR to have something to dump.'
}

/** Finished dumps, the oldest first. */
export async function listDumps(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => DUMP_NAME.test(name)).sort()
}

async function rotate(folder: string, keep: number): Promise<void> {
  const names = await listDumps(folder)
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    await rm(join(folder, name), { force: true })
    await rm(join(folder, `${name}.sha256`), { force: true })
  }
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('.draft-')) await rm(join(folder, name), { force: true })
}

async function filesBelow(dataDir: string): Promise<string[]> {
  const root = join(dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('files/.drafts/'))
    .sort()
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
