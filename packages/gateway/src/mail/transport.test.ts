import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolderTransport } from './transport.ts'

it('a letter without a mail server is a file any mail program opens, for its owner alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tabard-outbox-'))
  const folder = join(parent, 'outbox')
  const transport = createFolderTransport(folder)
  const at = new Date('2026-11-21T10:00:00Z')
  const letter = { from: 'no-reply@tabard.test', subject: 'Grüße', text: 'Eins\n.\nΩ', at }
  await transport.send({ ...letter, id: 'one', to: 'a@b.test' })
  // Sent again after a crash, it is one file still.
  await transport.send({ ...letter, id: 'one', to: 'a@b.test' })
  await transport.send({ ...letter, id: 'two', to: 'c@d.test' })
  expect(await readdir(folder)).toEqual(['2026-11-21T10-00-00-000Z-one.eml', '2026-11-21T10-00-00-000Z-two.eml'])
  const file = join(folder, '2026-11-21T10-00-00-000Z-one.eml')
  const source = await readFile(file, 'utf8')
  expect(source).toMatch(/^To: a@b\.test\r$/m)
  expect(source).toMatch(/^Message-ID: <one@tabard\.test>\r$/m)
  expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await transport.remove('one')
  expect(await readdir(folder)).toHaveLength(1)
  await transport.clear(Date.now() + 1000)
  expect(await readdir(folder)).toEqual([])
  await rm(parent, { recursive: true })
})
