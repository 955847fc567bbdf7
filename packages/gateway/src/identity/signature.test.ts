import { randomBytes } from 'node:crypto'
import type { SignaturePayload } from '@tabard/contract'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore } from '#test/support/test-store.ts'
import { createSecrets } from '../config/secrets.ts'
import type { Store } from '../store/store.ts'
import { createSignatures } from './signature.ts'

const secrets = createSecrets(randomBytes(32))
const DAY = 86_400
let store: Store
let nowMs = Date.UTC(2026, 10, 1)
const payloadFor = (seconds: number): SignaturePayload => ({
  sub: 'link',
  navigationAllowed: false,
  companyId: '5f0c1f0e-8f3a-4b6e-9c58-7a5b1f1c2d3e',
  resource: { kind: 'application', id: 'a' },
  rights: ['read'],
  origins: [],
  exp: Math.floor(nowMs / 1000) + seconds,
})
const kidOf = (token: string): string | undefined => decodeProtectedHeader(token).kid

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

describe('the keys of signatures', () => {
  it('follow one another at every gateway, while tokens of the old ones live', async () => {
    const options = { store, secrets, issuer: 'https://cv.test', now: () => nowMs }
    const [here, there] = [await createSignatures(options), await createSignatures(options)]
    const old = await there.mint(payloadFor(900))
    expect(kidOf(await here.mint(payloadFor(900)))).toBe(kidOf(old))

    expect(await here.rotateIfOlder(90 * DAY)).toBe(false)
    await here.rotate()
    const fresh = await here.mint(payloadFor(900))
    expect(kidOf(fresh)).not.toBe(kidOf(old))
    for (const gateway of [here, there]) {
      for (const token of [old, fresh]) expect((await gateway.verify(token)).sub).toBe('link')
    }
    nowMs += 61_000
    expect(kidOf(await there.mint(payloadFor(900)))).toBe(kidOf(fresh))

    // Beyond what its last token could live, the old key is nobody's.
    nowMs += 3_600_000
    const late = await createSignatures(options)
    const { exp, ...claims } = payloadFor(900)
    expect(exp).toBeGreaterThan(0)
    await expect(late.verify(old)).rejects.toMatchObject({ code: 'signature_invalid' })
    expect((await late.verify(await late.mint({ ...claims, exp }))).sub).toBe('link')
  })

  it('are new after ninety days, once, whoever asks first', async () => {
    const options = { store, secrets, issuer: 'https://cv.test', now: () => nowMs }
    const [here, there] = [await createSignatures(options), await createSignatures(options)]
    nowMs += 91 * DAY * 1000
    await Promise.all([here.rotateIfOlder(90 * DAY), there.rotateIfOlder(90 * DAY)])
    const { rows } = await store.execute('select kid from signature_keys where retired_at is null')
    expect(rows).toHaveLength(1)
    expect(await there.rotateIfOlder(90 * DAY)).toBe(false)
  })
})
