import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storageSuite } from '#test/suites/storage.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { createStorage } from './index.ts'

storageSuite('memory storage', async () => {
  return { storage: await createStorage({ dataDir: null }), close: () => Promise.resolve() }
})

storageSuite('file storage', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabard-storage-'))
  return { storage: await createStorage({ dataDir }), close: () => rm(dataDir, { recursive: true, force: true }) }
})

storageSuite('S3 storage', async () => {
  const { endpoint, close } = await startS3Server()
  const s3 = { endpoint, bucket: 'tabard', region: 'eu-west-2', accessKeyId: 'key', secretAccessKey: 'secret' }
  return { storage: await createStorage({ dataDir: null, s3 }), close }
})

describe('file storage', () => {
  it('leaves no draft behind when a write fails', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tabard-storage-'))
    const storage = await createStorage({ dataDir })
    await storage.put('c', 'a/b', new Uint8Array([1]), 'text/plain')
    await expect(storage.put('c', 'a', new Uint8Array([2]), 'text/plain')).rejects.toThrow()
    expect(await readdir(join(dataDir, 'files', '.drafts'))).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  it('clears away the drafts of a process that died, not of one that may be writing', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tabard-storage-'))
    await createStorage({ dataDir })
    const drafts = join(dataDir, 'files', '.drafts')
    for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half')
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(join(drafts, 'old'), longAgo, longAgo)
    await createStorage({ dataDir })
    expect(await readdir(drafts)).toEqual(['new'])
    await rm(dataDir, { recursive: true })
  })
})
