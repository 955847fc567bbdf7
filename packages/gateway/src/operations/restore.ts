import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sql as raw } from 'kysely'
import { ConfigError } from '../config/config-error.ts'
import { createStore } from '../store/create-store.ts'
import { systemDb } from '../store/db.ts'
import { lockFolder } from '../store/folder-lock.ts'
import type { Store } from '../store/store.ts'
import { readArchive } from './archive.ts'
import { DATABASE_ENTRY, KEY_ENTRY, MANIFEST_ENTRY, sha256, type Manifest } from './dump.ts'

export interface Restored {
  /** When the dump was made, in milliseconds. */
  at: number
  companies: number
  applications: number
  files: number
  /** Stored objects that rows name and that are missing. */
  missing: string[]
  /** The folder that the former data was moved to; null when there was none. */
  aside: string | null
}

const FILE_NAME = /^files\/(?:[A-Za-z0-9._-]+\/)*[A-Za-z0-9._-]+$/

/**
 * Replaces what the data folder holds by a dump. The whole dump is first read, checked and opened in a folder beside;
 * the former data is moved aside, never deleted.
 * @throws one sentence when a gateway has the folder, or the dump is damaged
 */
export async function restoreDump(dumpFile: string, dataDir: string, now: () => number): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-')
  const staging = join(dataDir, `.restore-${stamp}`)
  try {
    await checkSum(dumpFile)
    await mkdir(staging, { mode: 0o700 })
    const { manifest, database } = await unpack(dumpFile, staging)
    const found = await openDatabase(staging, database, manifest.withFiles ? staging : dataDir)
    const aside = await swap(dataDir, staging, { name: `before-restore-${stamp}`, withFiles: manifest.withFiles })
    return { at: manifest.at, files: Object.keys(manifest.files).length, aside, ...found }
  } finally {
    await rm(staging, { recursive: true, force: true })
    await unlock()
  }
}

async function checkSum(dumpFile: string): Promise<void> {
  const said = await readFile(`${dumpFile}.sha256`, 'utf8').catch(() => null)
  const file = await open(dumpFile).catch(() => {
    throw new ConfigError(`${dumpFile} cannot be read: give the path of a dump.`)
  })
  const hash = createHash('sha256')
  for await (const part of file.createReadStream()) hash.update(part as Buffer)
  if (said !== null && said.slice(0, 64) !== hash.digest('hex')) {
    throw new ConfigError(`${dumpFile} is not what was written: take another dump.`)
  }
}

async function unpack(dumpFile: string, staging: string): Promise<{ manifest: Manifest; database: Buffer }> {
  const hashes = new Map<string, string>()
  let database: Buffer | undefined
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes } of readArchive(dumpFile)) {
      if (name === DATABASE_ENTRY) database = bytes
      else if (name === MANIFEST_ENTRY) manifest = JSON.parse(bytes.toString()) as Manifest
      else if (name === KEY_ENTRY) await writeFile(join(staging, KEY_ENTRY), bytes, { mode: 0o600, flush: true })
      else if (FILE_NAME.test(name) && !name.split('/').some((part) => /^\.{1,2}$/.test(part))) {
        hashes.set(name, sha256(bytes))
        const path = join(staging, name)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeFile(path, bytes, { mode: 0o600, flush: true })
      } else
        throw new ConfigError(
          `${basename(dumpFile)} holds ${JSON.stringify(name.slice(0, 100))}: it is no dump of ours.`,
        )
    }
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`${dumpFile} is damaged: take another dump.`)
  }
  if (!database || !manifest) throw new ConfigError(`${dumpFile} was cut short: take another dump.`)
  const wrong = manifest.withFiles
    ? Object.entries(manifest.files).filter(([name, hash]) => hashes.get(name) !== hash)
    : []
  if (sha256(database) !== manifest.database || wrong.length > 0) {
    throw new ConfigError(`${dumpFile} is not what was written: take another dump.`)
  }
  return { manifest, database }
}

/** Opens the database as a gateway would, with all migrations, and counts what it holds. */
async function openDatabase(
  staging: string,
  database: Buffer,
  filesRoot: string,
): Promise<Pick<Restored, 'companies' | 'applications' | 'missing'>> {
  const store = await createStore({ dataDir: staging, dump: database })
  try {
    const db = systemDb(store)
    const [companies, applications, keys] = await db.scope.run([
      raw`select count(*)::integer as n from companies`.compile(db.sql),
      raw`select count(*)::integer as n from applications`.compile(db.sql),
      raw`select company_id || '/' || storage_key as key from files
          union all select company_id || '/' || storage_key from outputs
          union all select company_id || '/' || storage_key from logos`.compile(db.sql),
    ])
    const missing: string[] = []
    for (const row of keys?.rows ?? []) {
      const key = String(row['key'])
      const there = await open(join(filesRoot, 'files', key)).catch(() => null)
      if (there) await there.close()
      else missing.push(key)
    }
    return { companies: countOf(companies), applications: countOf(applications), missing }
  } finally {
    await store.close()
  }
}

function countOf(answer: Awaited<ReturnType<ReturnType<Store['asSystem']>['run']>>[number] | undefined): number {
  return Number(answer?.rows[0]?.['n'] ?? 0)
}

async function swap(
  dataDir: string,
  staging: string,
  how: { name: string; withFiles: boolean },
): Promise<string | null> {
  const aside = join(dataDir, how.name)
  const names = ['database', ...(how.withFiles ? ['files'] : []), KEY_ENTRY, 'outbox']
  let moved = false
  await mkdir(aside, { mode: 0o700 })
  for (const name of names) {
    // With SECRET_KEY set, a dump holds no key; a key file that is there stays.
    if (name === KEY_ENTRY && !(await exists(join(staging, name)))) continue
    moved = (await move(join(dataDir, name), join(aside, name))) || moved
  }
  for (const name of names) await move(join(staging, name), join(dataDir, name))
  if (moved) return aside
  await rm(aside, { recursive: true })
  return null
}

async function exists(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  await file?.close()
  return file !== null
}

async function move(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
