import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { demoApiKey } from '#test/support/cv-files.ts'
import { insertKey } from '../store/api-keys.ts'
import { companyDb } from '../store/db.ts'
import { createAuthenticateKey, hashOfSecret, makeKey } from './api-key.ts'

let t: TestGateway
let ours: SeededCompany
beforeAll(async () => {
  t = await startGateway()
  ours = await t.company('Ours')
  await insertKey(companyDb(t.gateway.context.store, ours.companyId), {
    id: demoApiKey.keyId,
    company_id: ours.companyId,
    name: 'Known to everybody',
    secret_hash: hashOfSecret(demoApiKey.secret),
    created_at: 1,
  })
})
afterAll(() => t.close())

const shown = new Headers({ 'x-api-key': demoApiKey.keyId, 'x-api-secret': demoApiKey.secret })

it('takes a key that everybody knows for a demo, and not in production', async () => {
  const parts = { store: t.gateway.context.store, now: () => Date.now() }
  const actor = { kind: 'api-key', companyId: ours.companyId, keyId: demoApiKey.keyId }
  expect(await createAuthenticateKey({ ...parts, refused: [] })(shown)).toEqual(actor)
  const strict = createAuthenticateKey({ ...parts, refused: [demoApiKey.keyId] })
  await expect(strict(shown)).rejects.toMatchObject({ code: 'api_key_invalid' })
})

it('writes that a key was used at most once a minute', async () => {
  const { store } = t.gateway.context
  let nowMs = 1_800_000_000_000
  const authenticate = createAuthenticateKey({ store, refused: [], now: () => nowMs })
  const used = async () => {
    await authenticate(shown)
    const [row] = await store.asSystem().query(store.sql.selectFrom('api_keys').select('last_used_at'))
    return row?.last_used_at
  }
  const first = await used()
  nowMs += 59_000
  expect(await used()).toBe(first)
  nowMs += 1_000
  expect(await used()).toBe(1_800_000_060)
})

it('makes secrets of 256 bits and keeps their hash', () => {
  const keys = Array.from({ length: 50 }, makeKey)
  expect(new Set(keys.map((key) => key.secret)).size).toBe(50)
  for (const { keyId, secret, secretHash } of keys) {
    expect([/^key-[a-z2-7]{12}$/.test(keyId), Buffer.from(secret, 'base64url').length]).toEqual([true, 32])
    expect([secretHash, secretHash.includes(secret)]).toEqual([hashOfSecret(secret), false])
  }
})
