import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#test/support/identity-js.ts'
import { poolDb, poolSecrets, startPool, type TestPool } from '#test/support/start-pool.ts'
import { openTestStore, type Store } from '#test/support/test-store.ts'
import { makeVerifier } from './srp.ts'

/**
 * Two hundred sign-ins by the unmodified client. What goes wrong in SRP goes wrong for some values only: salts that begin
 * with zeros or have their top bit set, public values that do, passwords that are not ASCII or as long as they may be.
 */
const master = randomBytes(32)
let store: Store
let t: TestPool
beforeAll(async () => {
  store = await openTestStore()
  t = await startPool({ shared: { store, master, publicUrl: 'http://pool.test' } })
})
afterAll(async () => {
  await t.close()
  await store.close()
})

const salts: [string, (bytes: Buffer) => Buffer][] = [
  ['any salt', (bytes) => bytes],
  ['a salt with its top bit set', (bytes) => withByte(bytes, 0, (byte) => byte | 0x80)],
  ['a salt that begins with a zero byte', (bytes) => withByte(bytes, 0, () => 0)],
  [
    'a salt that begins with zeros, then a high byte',
    (bytes) =>
      withByte(
        withByte(
          withByte(bytes, 0, () => 0),
          1,
          () => 0,
        ),
        2,
        (byte) => byte | 0x80,
      ),
  ],
  ['a salt of one byte', (bytes) => Buffer.concat([Buffer.alloc(15), bytes.subarray(0, 1)])],
  ['a salt of an odd number of digits', (bytes) => withByte(bytes, 0, (byte) => (byte & 0x0f) | 0x01)],
]

const passwords: ((n: number) => string)[] = [
  (n) => `Plain-word-${n}`,
  (n) => `pässwörd-Ünïcode-${n}`,
  (n) => `密码-Пароль-Aa${n}`,
  (n) => `Z-${n}-😀👩🏽‍🚀-e\u0301`,
  (n) => `A1-${'x'.repeat(250 - String(n).length)}${n}`,
  () => `Rb1-${randomBytes(randomInt(4, 100)).toString('base64')}`,
]

describe.each(salts)('sign-in with %s', (_name, shape) => {
  it('works for every password', async () => {
    for (let round = 0; round < 34; round += 1) {
      const password = passwords[round % passwords.length]?.(round) ?? ''
      const email = await t.newUser({ password })
      await force(email, password, shape(randomBytes(16)))
      const result = await signIn(t.endpoint, email, password)
      expect(result.kind, `round ${round}: ${password}`).toBe('signed-in')
    }
  }, 240_000)
})

/** Stores the same password with the given salt. */
async function force(email: string, password: string, salt: Buffer): Promise<void> {
  const db = poolDb(store)
  const sub = (await t.pool.directory.find(email))?.userId ?? ''
  const verifier = await makeVerifier('Tabard1', sub, password, salt)
  const sealed_verifier = poolSecrets(master).seal('pool verifier', JSON.stringify(verifier))
  await db.scope.query(db.sql.updateTable('pool_users').set({ sealed_verifier }).where('sub', '=', sub))
}

function withByte(bytes: Buffer, at: number, change: (byte: number) => number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(change(bytes.readUInt8(at)), at)
  return changed
}
