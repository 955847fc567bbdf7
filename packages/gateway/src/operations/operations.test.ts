import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets } from '../config/secrets.ts'
import { systemDb } from '../store/db.ts'
import { openToOthers } from '#test/support/open-to-others.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { bySignature, startGateway } from '#test/support/start-gateway.ts'
import { openTestStore } from '#test/support/test-store.ts'
import { linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
import { createArchive, readArchive } from './archive.ts'
import { listDumps } from './dump.ts'
import { restoreDump } from './restore.ts'
import { sealedColumns } from './sealed-columns.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabard-operations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What tar wrote before tar-stream did: a short name, one in two fields, one in a record of its own. */
const EARLIER =
  'H4sIAAAAAAACA+3YSw7CIBAGYNaeohew/qUIKw8zKr5tTcH4inc30Y2piy5qqYb5NrAjYTI/jzl5mpKzqacqXV5FFwBAA88RnyMA9TaHQAYtpUggAjg6T5VAkLV+UFWenGDRcnZWWZ9u7aW7NZr7vz43hvs/jHkLX6p/9lH/XEuj/rz+i/XOutGshSD1P7Oo7cpiOSxob0V/+a+Q1fNfK4jkzPnfOTk2yYH8avLKK+rJaNqTQeT3vxB73Hz+1/o/z5Abvv+FcGFx4ydw1PZUrBfW+XTjyqK397+s//8pqTn/Q7jduQcYYyxGD1ceQ+oAHAAA'

async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const parts: Buffer[] = []
  const archive = createArchive(async (bytes) => void parts.push(bytes))
  for (const [name, text] of Object.entries(files)) await archive.add(name, Buffer.from(text))
  await archive.finish()
  return Buffer.concat(parts)
}

async function contentsOf(path: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name, bytes } of readArchive(path)) found[name] = bytes.toString()
  return found
}

/** Runs one of our commands as a person does; gives what it printed and its exit code. */
async function command(script: string, args: string[], env: Record<string, string>) {
  const options = { cwd: root, env: { ...process.env, DATABASE_URL: '', ...env } }
  return run(process.execPath, [`scripts/${script}.ts`, ...args], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

// Postgres is dumped by its own tools.
describe.skipIf(process.env['DATABASE_URL'])('a dump of the data folder', () => {
  it('brings everything back after the data is gone, but for who was erased since', async () => {
    const dataDir = join(folder, 'data')
    const config = { dataDir, dumps: { everyHours: 24, keep: 2, withFiles: true } }
    const first = await startGateway({ config })
    const company = await first.company()
    const as = await first.signIn(company.users.recruiter.email)
    const appId = await makeApplication(first, as, company)
    const erasedId = await makeApplication(first, as, company, northwindCvs[1])
    const cv = northwindCvs[0]
    const pdfB64 = Buffer.from(pdfFile(cv ? linesOf(cv) : [])).toString('base64')
    const body = { fileName: 'cv.pdf', pdfB64 }
    expect((await first.call(routes.createOutput, { as, params: { appId }, body })).status).toBe(200)
    const before = (await first.call(routes.getApplication, { as, params: { appId } })).value
    const dump = await first.gateway.dump()
    // While it runs nobody else may put anything in its place.
    await expect(restoreDump(dump, dataDir, () => Date.now())).rejects.toThrow(/in use by process/)
    expect((await first.call(routes.eraseCandidate, { as, body: { appId: erasedId } })).status).toBe(200)
    await first.close()

    await rm(join(dataDir, 'database'), { recursive: true })
    await rm(join(dataDir, 'files'), { recursive: true })
    await rm(join(dataDir, 'secret.key'))
    const { code, said } = await command('restore', [dump], { DATA_DIR: dataDir })
    expect(said).toMatch(/Restored 1 companies, 2 CVs and 3 files/)
    expect(said).toContain('Erased again since then: 1 CVs.')
    expect(code).toBe(0)
    expect(await openToOthers(dataDir)).toEqual([])

    const second = await startGateway({ config })
    const again = await second.signIn(company.users.recruiter.email)
    const after = await second.call(routes.getApplication, { as: again, params: { appId } })
    expect(after.value).toEqual(before)
    const files = await second.call(routes.getFiles, {
      as: again,
      params: { appId },
      query: { designation: 'original' },
    })
    expect(
      Buffer.from(files.value.files[0]?.fileB64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const outputs = await second.call(routes.listOutputs, { as: again, params: { appId }, query: {} })
    expect(outputs.value.outputs).toHaveLength(1)
    expect((await second.call(routes.getApplication, { as: again, params: { appId: erasedId } })).status).not.toBe(200)

    // And of many dumps the newest stay.
    const made = [await second.gateway.dump(), await second.gateway.dump()]
    expect((await listDumps(join(dataDir, 'dumps'))).map((name) => join(dataDir, 'dumps', name))).toEqual(made)
    await run('sha256sum', ['-c', `${made[1]}.sha256`], { cwd: join(dataDir, 'dumps') })
    const { stdout } = await run('tar', ['-tf', made[1] ?? ''])
    expect(stdout).toContain(`applications/${appId}/`)
    await second.close()

    // A damaged one leaves what is there as it is; a whole one moves it aside.
    const good = made[1] ?? ''
    const bytes = await readFile(good)
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(2_000) ^ 1, 2_000)
    for (const [name, content] of [
      ['flipped.tar', flipped],
      ['short.tar', bytes.subarray(0, bytes.length / 2)],
      ['no-manifest.tar', await archiveOf({ 'database.tar.gz': 'x' })],
      ['escape.tar', await archiveOf({ 'files/../../evil': 'x' })],
    ] as const) {
      await writeFile(join(folder, name), content)
      await expect(
        restoreDump(join(folder, name), dataDir, () => Date.now()),
        name,
      ).rejects.toThrow(/dump/)
    }
    expect(await readdir(folder)).not.toContain('evil')
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.restore-'))).toEqual([])
    const restored = await restoreDump(good, dataDir, () => Date.now())
    expect(await readdir(restored.aside ?? '')).toEqual(expect.arrayContaining(['database', 'files', 'secret.key']))
    expect(restored).toMatchObject({ missing: [], companies: 1, applications: 1 })
  }, 180_000)
})

describe('an archive', () => {
  it('keeps names of any length and bytes of any number', async () => {
    const files = Object.fromEntries(
      [0, 1, 511, 512, 513, 200_000].map((size) => [
        `files/${'a'.repeat(120)}/${'b'.repeat(120)}-${size}`,
        'z'.repeat(size),
      ]),
    )
    await writeFile(join(folder, 'long.tar'), await archiveOf(files))
    expect(await contentsOf(join(folder, 'long.tar'))).toEqual(files)
  })

  it('of an earlier version is read as ever', async () => {
    await writeFile(join(folder, 'earlier.tar'), gunzipSync(Buffer.from(EARLIER, 'base64')))
    expect(await contentsOf(join(folder, 'earlier.tar'))).toEqual({
      'database.tar.gz': 'rows',
      'secret.key': '',
      [`files/${'c'.repeat(60)}/${'d'.repeat(60)}`]: 'x'.repeat(512),
      [`files/${'a'.repeat(120)}/${'b'.repeat(120)}`]: 'y'.repeat(513),
      'manifest.json': '{}',
    })
  })

  it('that cannot be written says why', async () => {
    const full = createArchive(() => Promise.reject(new Error('The disk is full')))
    await expect(full.add('a', Buffer.alloc(100_000))).rejects.toThrow('The disk is full')
  })
})

describe('new keys', () => {
  it('are known for every sealed column there is', async () => {
    const store = await openTestStore()
    const { rows } = await store.execute(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and starts_with(column_name, 'sealed_')`,
    )
    const known = sealedColumns.map((one) => `${one.table}.${one.column}`).sort()
    expect(rows.map((row) => `${String(row['table_name'])}.${String(row['column_name'])}`).sort()).toEqual(known)
    await store.close()
  })

  it.skipIf(process.env['DATABASE_URL'])(
    'take over while people stay signed in, and then the old one is of no use',
    async () => {
      const dataDir = join(folder, 'keys')
      const [old, next] = ['o'.repeat(40), 'n'.repeat(40)]
      const first = await startGateway({ config: { dataDir, secretKey: old } })
      const company = await first.company()
      const as = await first.signIn(company.users.recruiter.email)
      const appId = await makeApplication(first, as, company)
      const db = systemDb(first.gateway.context.store)
      await first.gateway.context.mail.queue(db, { to: 'a@b.test', subject: 's', text: 't', kind: 'notice' })
      const access = { accessType: 'view', singleApplication: appId } as const
      const kept = (await first.call(routes.getAccess, { as, query: access })).value
      const port = Number(new URL(first.url).port)
      await first.close()

      const both = await startGateway({ config: { dataDir, secretKey: `${next},${old}`, publicUrl: first.url, port } })
      const result = await both.gateway.rotateKeys()
      expect(result.unreadable).toBe(0)
      expect(result.resealed).toBeGreaterThan(5)
      const visitor = bySignature(kept.accessToken)
      expect((await both.call(routes.getApplication, { as: visitor, params: { appId } })).status).toBe(200)
      await both.close()

      const alone = createSecrets(Buffer.from(next))
      const third = await startGateway({ config: { dataDir, secretKey: next } })
      for (const { table, column } of sealedColumns) {
        const { rows } = await third.gateway.context.store.execute(
          `select ${column} as sealed from ${table} where ${column} is not null`,
        )
        expect(
          rows.filter((row) => alone.isOld(String(row['sealed']))),
          `${table}.${column}`,
        ).toEqual([])
      }
      await third.signIn(company.users.recruiter.email)
      await third.close()
      await expect(startGateway({ config: { dataDir, secretKey: old } })).rejects.toThrow(/SECRET_KEY/)
    },
    60_000,
  )

  it.skipIf(process.env['DATABASE_URL'])(
    'are made by a command, the master key of the folder too',
    async () => {
      const dataDir = join(folder, 'command')
      const t = await startGateway({ config: { dataDir } })
      const company = await t.company()
      const before = await readFile(join(dataDir, 'secret.key'), 'utf8')
      await t.close()
      await cp(join(dataDir, 'secret.key'), join(folder, 'old.key'))
      const { code, said } = await command('rotate-keys', ['--master'], { DATA_DIR: dataDir, PORT: '5201' })
      expect(said).toMatch(/^New signing keys are in force\. \d+ values were sealed anew\.\n$/)
      expect(code).toBe(0)
      expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).not.toContain(before)
      const again = await startGateway({ config: { dataDir } })
      await again.signIn(company.users.admin.email)
      await again.close()
    },
    60_000,
  )
})
