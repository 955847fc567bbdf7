import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { platformNames, platforms } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StandIn } from '#test/support/ats-server.ts'
import { createConnectors } from './index.ts'
import type { Connection, Connector, ConnectorIo, ConnectorSettings } from './connector.ts'

const REDIRECT = 'https://tabard.test/oauthcallback'
const io: ConnectorIo = { fetch: (url, init) => fetch(url, init as RequestInit), wait: () => Promise.resolve() }
const pdf = new TextEncoder().encode('%PDF-1.7 a CV')

it('has a folder for each applicant system of the contract, and no other', () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const folders = readdirSync(here).filter((name) => statSync(`${here}${name}`).isDirectory())
  expect(folders.sort()).toEqual([...platformNames].sort())
})

// Each against the server of its own folder, which speaks as the applicant system does.
describe.each(platformNames.map((platform) => ({ platform, name: platforms[platform] })))('$name', ({ platform }) => {
  let server: StandIn
  let connector: Connector
  let settings: ConnectorSettings
  let connection: Connection
  beforeAll(async () => {
    const { startStandIn } = (await import(`./${platform}/testing/server.ts`)) as {
      startStandIn: () => Promise<StandIn>
    }
    server = await startStandIn()
    server.redirectUris.push(REDIRECT)
    connector = (await createConnectors({ applicantSystemUrls: { [platform]: server.home } }))[platform]
    settings = { ...server.settings, redirectUri: REDIRECT }
    const back = new URL((await server.signIn(await connector.authoriseUrl(io, settings, 'a-state'))) ?? 'about:blank')
    expect(back.searchParams.get('state')).toBe('a-state')
    connection = await connector.connect(io, settings, back.searchParams.get('code') ?? '')
  })
  afterAll(() => server.close())

  it('connects, and says as whom', () => {
    expect(connector.platform).toBe(platform)
    expect(connection.externalClientId).not.toBe('')
    expect(connection.externalUserId).not.toBe('')
  })

  it('lists the files of a candidate and reads one', async () => {
    server.addFile('7', { name: 'cv.pdf', bytes: pdf })
    const [file, ...others] = await connector.listFiles(io, connection, '7')
    expect(others).toEqual([])
    expect(file?.name).toBe('cv.pdf')
    const read = { candidateId: '7', fileId: file?.id ?? '', maxBytes: 1_000 }
    expect(await connector.readFile(io, connection, read)).toEqual({ name: 'cv.pdf', bytes: expect.anything() })
    expect(await connector.listFiles(io, connection, '8')).toEqual([])
  })

  it('writes a document once, however often it is sent', async () => {
    const file = { bytes: pdf, name: 'branded.pdf', mediaType: 'application/pdf', type: '', key: 'k1', description: '' }
    const first = await connector.writeFile(io, connection, '9', file, false)
    expect(first.fileId).not.toBe('')
    expect(await connector.writeFile(io, connection, '9', file, true)).toEqual(first)
    expect(await connector.listFiles(io, connection, '9')).toHaveLength(1)
  })

  it('tells who asks, and which fields there are', async () => {
    expect(await connector.readUser(io, connection)).toMatchObject({ email: expect.stringContaining('@') })
    const { fields, documentTypes } = await connector.readFields(io, connection)
    expect(fields.filter(({ mapsTo }) => mapsTo === 'emailAddress')).not.toEqual([])
    expect(documentTypes).not.toEqual([])
  })

  it('says that a session is over, and goes on with a new one', async () => {
    server.expire()
    await expect(connector.listFiles(io, connection, '7')).rejects.toMatchObject({ problem: 'expired' })
    let kept: Connection | undefined
    connection = await connector.renew(io, settings, connection, async (one) => void (kept = one))
    expect(kept).toBeDefined()
    expect(await connector.listFiles(io, connection, '7')).toHaveLength(1)
  })
})
