import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../packages/gateway/src/storage/storage.ts'

/** What every storage must do, run once for each. */
export function storageSuite(name: string, open: () => Promise<{ storage: Storage; close(): Promise<void> }>): void {
  describe(name, () => {
    let storage: Storage
    let close: () => Promise<void>

    beforeAll(async () => {
      ;({ storage, close } = await open())
    })
    afterAll(() => close())

    const text = (words: string): Uint8Array => new TextEncoder().encode(words)

    it('gives back the very bytes', async () => {
      const company = randomUUID()
      const bytes = randomBytes(300_000)
      await storage.put(company, 'applications/a_1/original', bytes, 'application/pdf')
      const back = await storage.get(company, 'applications/a_1/original')
      expect(Buffer.from(back ?? []).equals(bytes)).toBe(true)
      await storage.put(company, 'empty', new Uint8Array(), 'text/plain')
      expect(await storage.get(company, 'empty')).toHaveLength(0)
    })

    it('overwrites, deletes, and answers undefined for what is not there', async () => {
      const company = randomUUID()
      await storage.put(company, 'note', text('first'), 'text/plain')
      await storage.put(company, 'note', text('second'), 'text/plain')
      expect(new TextDecoder().decode(await storage.get(company, 'note'))).toBe('second')
      await storage.delete(company, 'note')
      await storage.delete(company, 'note')
      expect(await storage.get(company, 'note')).toBeUndefined()
    })

    it('keeps companies apart', async () => {
      const [ours, theirs] = [randomUUID(), randomUUID()]
      await storage.put(ours, 'logo', text('ours'), 'image/png')
      expect(await storage.get(theirs, 'logo')).toBeUndefined()
      expect(await storage.list(theirs)).toEqual([])
    })

    it('lists the keys that begin with a prefix', async () => {
      const company = randomUUID()
      for (const key of ['b/2', 'a/1', 'b/1', 'bc']) await storage.put(company, key, text(key), 'text/plain')
      expect(await storage.list(company)).toEqual(['a/1', 'b/1', 'b/2', 'bc'])
      expect(await storage.list(company, 'b/')).toEqual(['b/1', 'b/2'])
    })

    it.each([
      '',
      '..',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a/',
      'a\\b',
      'a\0b',
      './a',
      '%2e%2e/x',
      'a'.repeat(700),
    ])('refuses the key %j', async (key) => {
      await expect(storage.put(randomUUID(), key, text('x'), 'text/plain')).rejects.toThrow(/storage key/)
      await expect(storage.get(randomUUID(), key)).rejects.toThrow(/storage key/)
    })

    it.each(['', '..', 'a/b', '.drafts'])('refuses the company %j', async (company) => {
      await expect(storage.put(company, 'x', text('x'), 'text/plain')).rejects.toThrow(/company id/)
    })

    it('answers a ping', async () => {
      await storage.ping()
    })
  })
}
