import { describe, expect, it } from 'vitest'
import { openSession, type OpenSessionInput } from '@tabard/runtime'
import { buildSignature } from '../testing/build-signature.ts'

const nowSeconds = 1_000
const fresh = buildSignature({ exp: 2_000 })
const old = buildSignature({ exp: 500 })
const oldOfAnother = buildSignature({ exp: 500, resource: { kind: 'application', id: 'app-2' } })
const renewed = buildSignature({ exp: 3_000 })
const tokens = { idToken: 'id', accessToken: 'access' }

const stored = (token: string, refreshToken: string | null = 'code') => ({ token, refreshToken, refreshAtMs: null })
const user = { currentTokens: () => Promise.resolve(tokens) }
const nobody = { currentTokens: () => Promise.resolve(null) }

const cases: [string, Partial<OpenSessionInput>, object][] = [
  [
    'a signature that was given comes before the signed-in user',
    { sig: fresh, identity: user },
    { kind: 'signature', token: fresh },
  ],
  ['an expired one leaves the page to the signed-in user', { sig: old, identity: user }, { kind: 'signed-in', tokens }],
  ['an unreadable one does too', { sig: 'nonsense', identity: user }, { kind: 'signed-in', tokens }],
  [
    'the signed-in user comes before a stored signature',
    { identity: user, stored: stored(fresh) },
    { kind: 'signed-in' },
  ],
  [
    'a stored signature serves when none was given',
    { identity: nobody, stored: stored(fresh) },
    { kind: 'signature', token: fresh },
  ],
  [
    'a stored signature does not stand in for one that was given',
    { sig: old, stored: stored(fresh, null) },
    { kind: 'expired' },
  ],
  [
    'an old stored signature is refreshed',
    { stored: stored(old), refresh: async () => renewed },
    { kind: 'signature', token: renewed },
  ],
  [
    'an expired signature is refreshed with the code stored for the same grant',
    { sig: old, stored: stored(old), refresh: async () => renewed },
    { kind: 'signature', token: renewed },
  ],
  [
    'a code stored for another record is not used',
    { sig: old, stored: stored(oldOfAnother), refresh: async () => renewed },
    { kind: 'expired' },
  ],
  [
    'a refresh that is refused leaves it expired',
    { stored: stored(old), refresh: async () => null },
    { kind: 'expired' },
  ],
  ['an expired signature alone is expired', { sig: old }, { kind: 'expired' }],
  ['an unreadable signature alone is invalid', { sig: 'nonsense' }, { kind: 'invalid' }],
  ['nothing at all is anonymous', {}, { kind: 'anonymous' }],
]

describe('the start-up order', () => {
  it.each(cases)('%s', async (_, given, expected) => {
    const session = await openSession({
      sig: null,
      identity: null,
      stored: null,
      nowSeconds,
      refresh: async () => null,
      log: () => {},
      ...given,
    })
    expect(session).toMatchObject(expected)
  })

  it('logs that no signature was provided when all steps fail', async () => {
    const lines: string[] = []
    await openSession({
      sig: null,
      identity: nobody,
      stored: null,
      nowSeconds,
      refresh: async () => null,
      log: (line) => lines.push(line),
    })
    expect(lines).toEqual(['No signature was provided.'])
  })
})
