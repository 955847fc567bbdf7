import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expandId } from '@tabard/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, GatewayProcess } from '#test/support/gateway-process.ts'
import { makeDatabase } from '#test/support/make-database.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { signIn, type Credentials } from '#test/support/start-gateway.ts'

const databaseUrl = process.env['DATABASE_URL']
const CVS = 20

/** The long version, with figures, is `npm run bench -- two-gateways`. */
describe.skipIf(!databaseUrl)('two gateways on one Postgres and one S3-compatible store', () => {
  let close: () => Promise<void> = () => Promise.resolve()
  let first: GatewayProcess
  let second: GatewayProcess
  let recruiter: Credentials
  let client: pg.Client

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabard-two-'))
    const database = await makeDatabase(databaseUrl ?? '')
    const s3 = await startS3Server()
    const [port, otherPort] = [await freePort(), await freePort()]
    const environment = {
      DATABASE_URL: database.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'tabard',
      S3_REGION: 'eu-west-2',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      RATE_LIMITS: '1000',
    }
    const make = async (name: string, on: number): Promise<GatewayProcess> =>
      new GatewayProcess({ dataDir: join(folder, name), port: on, galleryPort: await freePort(), environment })
    first = await make('first', port)
    second = await make('second', otherPort)
    client = new pg.Client(database.url)
    await client.connect()
    close = async () => {
      await Promise.all([first.kill(), second.kill()])
      await client.end()
      await database.drop()
      await s3.close()
      await rm(folder, { recursive: true, force: true })
    }
    // At once, on a database where there is nothing yet.
    first.start()
    second.start()
    await Promise.all([first.ready(), second.ready()])
    recruiter = await signIn(first.origin, 'recruiter@demo.tabard.test', 'Tabard-demo-1!')
  }, 120_000)
  afterAll(() => close())

  const count = async (sql: string, values: unknown[] = []): Promise<number> =>
    Number((await client.query<{ n: string }>(sql, values)).rows[0]?.n)

  it('made one demo company, and either takes the other’s sign-in', async () => {
    const [one, other] = await Promise.all(
      [first, second].map(async ({ origin }) => (await fetch(`${origin}/api/folders`, { headers: recruiter })).json()),
    )
    expect(Object.keys(one as object).length).toBeGreaterThan(0)
    expect(other).toEqual(one)
    expect(await count(`select count(*) as n from companies where client_name = 'Northwind Talent'`)).toBe(1)
  })

  it('loses nothing, does nothing twice and leaves nothing lying when one is killed with twenty CVs in its hands', async () => {
    const cv = await readFile(new URL('../../../test/fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
    const file = { fileName: 'cv.docx', fileB64: cv.toString('base64') }
    const answer = await fetch(`${first.origin}/api/applications`, {
      method: 'POST',
      headers: { ...recruiter, 'content-type': 'application/json' },
      body: JSON.stringify({ ...file, files: Array.from({ length: CVS - 1 }, () => file) }),
    })
    const ids = Object.keys((await answer.json()) as object)
    expect(ids).toHaveLength(CVS)
    await first.kill()
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if ((await count(`select count(*) as n from applications where status = 'processing'`)) === 0) break
      await pause(100)
    }
    for (const id of ids) {
      const read = await fetch(`${second.origin}/api/applications/${expandId('appId', id)}`, { headers: recruiter })
      expect(await read.json()).toMatchObject({ status: 'new', candidateName: 'Joe Bloggs' })
    }
    const readings = `select count(*) as n from application_versions where author = 'parser' and application_id = any($1)`
    expect(await count(readings, [ids])).toBe(CVS)
  }, 90_000)
})
