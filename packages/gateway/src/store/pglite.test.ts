import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseSuite } from '#test/suites/database.ts'
import { migratedDump, openTestStore } from '#test/support/test-store.ts'
import { createStore } from './create-store.ts'
import { lockFolder } from './folder-lock.ts'
import type { Store } from './store.ts'

databaseSuite('PGlite', openTestStore)

const writer = fileURLToPath(new URL('../../../../test/suites/database-writer.ts', import.meta.url))
const endings: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-store-'))
  endings.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(dataDir: string, settings: { queryTimeoutMs?: number; dump?: Uint8Array } = {}): Promise<Store> {
  const store = await createStore({ dataDir, ...settings })
  endings.push(() => store.close())
  return store
}

async function createCompany(store: Store): Promise<string> {
  const id = randomUUID()
  await store.asSystem().query(store.sql.insertInto('companies').values({ id, client_name: 'x', created_at: 1 }))
  return id
}

/** Starts the writer and resolves with it once it has acknowledged some rows. */
async function startWriter(folder: string, company: string, enough: number) {
  const child = spawn(process.execPath, [writer, folder, company], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complaints = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  endings.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      if (printed.split('\n').length > enough) resolve()
    })
    void ended.then(() => resolve())
  })
  return {
    pid: child.pid,
    ended,
    complaints: () => complaints,
    kill: () => child.kill('SIGKILL'),
    acknowledged: () => printed.split('\n').slice(1, -1),
  }
}

describe('the embedded database', () => {
  it('keeps every acknowledged row and no half transaction through kill -9', async () => {
    const folder = await newFolder()
    const first = await createStore({ dataDir: folder, dump: await migratedDump() })
    const company = await createCompany(first)
    await first.close()
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const child = await startWriter(folder, company, 80)
      child.kill()
      await child.ended
      acknowledged.push(...child.acknowledged())
    }
    const store = await open(folder)
    const rows = await store.asCompany(company).query(store.sql.selectFrom('folders').select('id'))
    const ids = new Set(rows.map((row) => row.id))
    expect(acknowledged.length).toBeGreaterThan(150)
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    const firsts = [...ids].filter((id) => Number(id.split('-')[1]) % 5 === 0 && !id.endsWith('-pair'))
    expect(firsts.filter((id) => !ids.has(`${id}-pair`))).toEqual([])
  })

  it('refuses a second process in one clear sentence while the first goes on', async () => {
    const folder = await newFolder()
    const store = await open(folder, { dump: await migratedDump() })
    const company = await createCompany(store)
    const child = await startWriter(folder, company, 1)
    expect(await child.ended).not.toBe(0)
    expect(child.complaints()).toContain(`The data folder ${folder} is in use by process ${process.pid}`)
    expect(await store.asCompany(company).query(store.sql.selectFrom('companies').select('id'))).toHaveLength(1)
  })

  it('ends a query that blocks everybody, and goes on with what was written', async () => {
    const store = await open(await newFolder(), { queryTimeoutMs: 1_500, dump: await migratedDump() })
    const company = await createCompany(store)
    const heavy = store
      .asSystem()
      .run([{ sql: 'select count(*) from generate_series(1, 100000000000)', parameters: [] }])
    const behind = store.asCompany(company).query(store.sql.selectFrom('companies').select('id'))
    await expect(heavy).rejects.toMatchObject({ code: 'busy', details: { reason: 'database_busy' } })
    expect(await behind).toEqual([{ id: company }])
  })

  it('opens a dump as the same database, and refuses one over existing data', async () => {
    const first = await open(await newFolder(), { dump: await migratedDump() })
    const company = await createCompany(first)
    const dump = await first.dump()
    const folder = await newFolder()
    const copy = await open(folder, { dump })
    expect(await copy.asCompany(company).query(copy.sql.selectFrom('companies').select('id'))).toHaveLength(1)
    await copy.close()
    await expect(createStore({ dataDir: folder, dump })).rejects.toThrow(/empty folder/)
  })

  it('deletes nothing it did not make, and gives the lock back when it cannot open', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'database'))
    await writeFile(join(folder, 'database', 'diary.txt'), 'mine')
    await expect(createStore({ dataDir: folder, dump: await migratedDump() })).rejects.toThrow(
      /holds files but no database/,
    )
    expect(await readdir(join(folder, 'database'))).toEqual(['diary.txt'])
    await (
      await lockFolder(folder)
    )()
  })

  it('makes a new database in an empty folder', async () => {
    const folder = await newFolder()
    const store = await open(folder)
    await createCompany(store)
    expect((await readdir(folder)).sort()).toEqual(['.lock-1', 'database'])
  })

  it('says which setting is missing', async () => {
    await expect(createStore({})).rejects.toThrow(/DATA_DIR.*DATABASE_URL/)
    await expect(createStore({ databaseUrl: 'mysql://x' })).rejects.toThrow(/postgres:\/\//)
  })
})

describe('the folder lock', () => {
  it('is given back, and then free', async () => {
    const folder = await newFolder()
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(String(process.pid))
    await unlock()
    expect(await readdir(folder)).toEqual([])
    await (
      await lockFolder(folder)
    )()
  })

  it('is taken over from a dead owner, and from a pid that now belongs to another process', async () => {
    const folder = await newFolder()
    const unlock = await lockFolder(folder)
    const [name = ''] = await readdir(folder)
    await unlock()
    const where = await ownerWhere(folder)
    for (const pid of [2 ** 22 - 3, process.pid]) {
      await writeFile(join(folder, name), JSON.stringify({ pid, processStart: 'long ago', where }))
      await (
        await lockFolder(folder)
      )()
    }
  })

  it('goes to one of many who find it stale at once', async () => {
    const folder = await newFolder()
    const where = await ownerWhere(folder)
    await writeFile(join(folder, '.lock-7'), JSON.stringify({ pid: 2 ** 22 - 3, processStart: 'long ago', where }))
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled').length).toBeLessThanOrEqual(1)
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value()
    await (
      await lockFolder(folder)
    )()
  })
})

async function ownerWhere(folder: string): Promise<string> {
  const unlock = await lockFolder(folder)
  const [name = ''] = await readdir(folder)
  const { where } = JSON.parse(await readFile(join(folder, name), 'utf8')) as { where: string }
  await unlock()
  return where
}
