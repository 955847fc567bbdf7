import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openToOthers } from '#test/support/open-to-others.ts'
import { startGateway, type Credentials } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
let company: SeededCompany
let as: Credentials
let port: number
let child: ChildProcess
let said = ''

// Its database is the embedded one, since what is tried is the process.
describe.skipIf(process.env['DATABASE_URL'])('a gateway that is told to stop', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabard-main-'))
    port = await freePort()
    // The tokens of a gateway under the same name are those of the next one.
    const config = { dataDir: folder, port, publicUrl: `http://localhost:${port}` }
    const before = await startGateway({ config })
    company = await before.company()
    as = await before.signIn(company.users.recruiter.email)
    await before.close()
    const env = {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      GALLERY_PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'error',
    }
    // As a former version left it, and where whoever starts it lets others read what they write.
    await promisify(execFile)('chmod', ['-R', 'go+rwX', folder])
    const command = ['-c', 'umask 022; exec "$0" "$1"', process.execPath, main]
    child = spawn('/bin/sh', command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    while (!said.includes('Mail:')) {
      if (child.exitCode !== null) throw new Error(said)
      await wait(50)
    }
  }, 180_000)
  afterAll(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  it('tells where it is and where letters are read, and nothing else', () => {
    expect(said).toBe(`Open: http://localhost:${port}\nMail: http://localhost:${port}/dev/outbox\n`)
  })

  it('writes a dump when it is asked from outside', async () => {
    const env = { ...process.env, DATA_DIR: folder }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/dump.ts'], { cwd: root, env })
    const file = stdout.trim()
    expect(file.startsWith(join(folder, 'dumps', 'tabard-'))).toBe(true)
    expect((await readFile(`${file}.sha256`, 'utf8')).trim()).toMatch(/^[0-9a-f]{64} {2}tabard-[\d-]+\.tar$/)
  })

  it('keeps everything in its folder from other users, what was there and what it wrote since', async () => {
    const fileB64 = Buffer.from(pdfFile([])).toString('base64')
    const uploaded = await fetch(
      `http://localhost:${port}/api${routes.createApplication.path}?folderId=${company.folderId}`,
      {
        method: 'POST',
        headers: { ...as, 'content-type': 'application/json' },
        body: JSON.stringify({ fileB64, fileName: 'cv.pdf' }),
      },
    )
    expect(uploaded.status).toBe(200)
    const names = await readdir(folder)
    expect(names).toEqual(expect.arrayContaining(['database', 'dumps', 'files', 'secret.key']))
    expect(await openToOthers(folder)).toEqual([])
  })

  it('finishes the upload that is on its way, takes nobody new, and ends well', async () => {
    const cv = northwindCvs[0]
    const fileB64 = Buffer.from(pdfFile(cv ? linesOf(cv) : [])).toString('base64')
    const body = JSON.stringify({ fileB64, fileName: 'cv.pdf' })
    const half = Math.floor(body.length / 2)
    const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const upload = request({
        port,
        method: 'POST',
        path: `/api${routes.createApplication.path}?folderId=${company.folderId}`,
        headers: { ...as, 'content-type': 'application/json', 'content-length': body.length },
      })
      upload.on('response', (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => resolve({ status: response.statusCode, text }))
      })
      upload.on('error', reject)
      upload.write(body.slice(0, half), () => void goOn())
      const goOn = async (): Promise<void> => {
        await wait(300)
        child.kill('SIGTERM')
        child.kill('SIGINT')
        while (await connects()) await wait(20)
        upload.end(body.slice(half))
      }
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const { status, text } = await answered
    expect([status, text.slice(0, 200)]).toEqual([200, expect.stringContaining(company.folderId)])
    expect(await ended).toBe(0)

    const after = await startGateway({ config: { dataDir: folder, port, publicUrl: `http://localhost:${port}` } })
    const [appId] = Object.keys(JSON.parse(text) as object)
    const found = await after.call(routes.getApplication, { as, params: { appId: appId ?? '' } })
    expect(found.status).toBe(200)
    await after.close()
  }, 180_000)
})

function connects(): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`, { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}
