import { describe, expect, it, vi } from 'vitest'
import { fillPath, routes } from '@tabard/contract'
import { createRuntime, prefetch, type RuntimeOptions } from '@tabard/runtime'
import { buildSignature } from './testing/build-signature.ts'
import { fakeClock, untilIdle } from './testing/fake-clock.ts'
import { wire, type WireAnswer } from './testing/wire.ts'

const appId = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee_folderfolder_applicationa'
const nowSeconds = 1_700_000_000
const signature = (exp: number, name = 'link-1') => buildSignature({ exp: nowSeconds + exp, linkId: name })

function open(
  answer: (request: Request, count: number) => WireAnswer | Promise<WireAnswer>,
  options: Partial<RuntimeOptions> = {},
) {
  const clock = fakeClock()
  const { fetch, asked } = wire(answer)
  const sig = signature(900)
  const runtime = createRuntime({ baseUrl: 'https://cv.test/', storage: 'memory', sig, clock, fetch, ...options })
  return { runtime, clock, asked, sig }
}

describe('a call', () => {
  it('writes ids as path segments and carries the signature with x-access-token none', async () => {
    const { runtime, asked, sig } = open(() => ({ body: { ok: 1 } }))
    await runtime.api.call(routes.getApplication, { params: { appId }, query: { attributes: 'score' } })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://cv.test/api/applications/aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee/folderfolder/applicationa?attributes=score',
      headers: { authorization: sig, 'x-access-token': 'none' },
    })
  })

  it('is not sent with an id that would lead it to another path', async () => {
    const { runtime, asked } = open(() => ({ body: {} }))
    for (const stray of ['.._.._config.json', appId.toUpperCase(), `${appId}x`, '__']) {
      const call = runtime.api.call(routes.getApplicationBundle, { params: { appId: stray }, query: {} })
      expect(await call).toMatchObject({ ok: false, error: { code: 'not_found' } })
    }
    expect(asked).toEqual([])
  })

  it('carries the id token and the access token of a signed-in user', async () => {
    const identity = { currentTokens: async () => ({ idToken: 'id', accessToken: 'access' }) }
    const { runtime, asked } = open(() => ({ body: {} }), { sig: null, identity })
    await runtime.api.call(routes.listFolders, {})
    expect(asked[0]?.headers).toMatchObject({ authorization: 'id', 'x-access-token': 'access' })
  })

  it('gives a declared failure as a result, with the words of the gateway', async () => {
    const { runtime } = open(() => ({
      status: 405,
      body: { error: 'removed_from_verification', message: 'Error: gone' },
    }))
    const result = await runtime.api.call(routes.updateApplication, { params: { appId }, body: { update: {} } })
    expect(result).toMatchObject({ ok: false, error: { code: 'removed_from_verification', text: 'gone' } })
  })

  it('throws a failure the route does not declare', async () => {
    const { runtime } = open(() => ({ status: 500, body: { error: 'unexpected', message: 'no' } }))
    await expect(runtime.api.call(routes.getApplication, { params: { appId }, query: {} })).rejects.toMatchObject({
      isAppError: true,
      code: 'unexpected',
    })
  })

  it('says what is safe when nobody can be reached, and does not repeat a write', async () => {
    const { runtime, asked } = open(() => 'unreachable')
    const result = await runtime.api.call(routes.updateApplication, { params: { appId }, body: { update: {} } })
    expect(result).toMatchObject({ ok: false, error: { code: 'busy', details: { isUnreachable: true } } })
    expect(asked).toHaveLength(1)
  })

  it('tries a read three times, a second and then two apart', async () => {
    const { runtime, asked, clock } = open(() => ({ status: 503, body: { error: 'busy' } }))
    const call = runtime.api.call(routes.getApplication, { params: { appId }, query: {} })
    await untilIdle()
    await clock.advance(999)
    expect(asked).toHaveLength(1)
    await clock.advance(1)
    expect(asked).toHaveLength(2)
    await clock.advance(2_000)
    expect(asked).toHaveLength(3)
    expect(await call).toMatchObject({ ok: false, error: { code: 'busy' } })
  })

  it('waits as long as a busy gateway asks, and never longer than half a minute', async () => {
    const { runtime, asked, clock } = open((_, count) => ({
      status: 429,
      headers: { 'Retry-After': count === 1 ? '7' : '900' },
    }))
    const call = runtime.api.call(routes.getApplication, { params: { appId }, query: {} })
    await untilIdle()
    await clock.advance(6_999)
    expect(asked).toHaveLength(1)
    await clock.advance(1)
    expect(asked).toHaveLength(2)
    await clock.advance(30_000)
    expect(asked).toHaveLength(3)
    expect(await call).toMatchObject({ ok: false, error: { code: 'busy' } })
  })

  it('gives a write up when the body of its answer has not come after two minutes', async () => {
    vi.useFakeTimers()
    const fetch = async () => new Response(new ReadableStream())
    const { runtime } = open(() => 'unreachable', { fetch })
    const call = runtime.api.call(routes.updateApplication, { params: { appId }, body: { update: {} } })
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    expect(await call).toMatchObject({ ok: false, error: { code: 'busy', details: { isUnreachable: true } } })
  })

  it('stops when it is no longer wanted, waiting or not', async () => {
    const { runtime, asked, clock } = open(() => 'unreachable')
    const abandoned = new AbortController()
    const { signal } = abandoned
    const call = runtime.api.call(routes.getApplication, { params: { appId }, query: {} }, { signal })
    await clock.advance(10)
    abandoned.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await clock.advance(10_000)
    expect(asked).toHaveLength(1)
  })

  it('takes an answer that the loader asked for ahead, once', async () => {
    const { runtime, asked, sig } = open(() => ({ body: { from: 'the wire' } }))
    const [url, kept] = [`https://cv.test/api${fillPath(routes.getApplication.path, { appId })}`, globalThis.fetch]
    globalThis.fetch = async () => new Response(JSON.stringify({ from: 'ahead' }))
    prefetch(url, { Authorization: sig })
    globalThis.fetch = kept
    const ask = () => runtime.api.call(routes.getApplication, { params: { appId }, query: {} })
    expect(await ask()).toMatchObject({ value: { from: 'ahead' } })
    expect(await ask()).toMatchObject({ value: { from: 'the wire' } })
    expect(asked).toHaveLength(1)
  })

  it('takes a cached answer for ten minutes when asked to, and a write ends that', async () => {
    const { runtime, asked, clock } = open(() => ({ body: { fileName: 'logo.png' } }))
    const logo = () => runtime.api.call(routes.getLogo, { query: {} }, { isCached: true })
    await logo()
    await logo()
    expect(asked).toHaveLength(1)
    await clock.advance(600_000)
    await logo()
    expect(asked).toHaveLength(2)
    await runtime.api.call(routes.createLink, { params: { appId }, body: { name: 'a', expiry: 1 } })
    await logo()
    expect(asked).toHaveLength(4)
  })
})

describe('a session', () => {
  const grant = (exp: number, name: string) => ({
    accessToken: signature(exp, 'link-1'),
    refreshToken: name,
    refreshExpiry: 600,
  })

  it('refreshes a short link after 3 s and then at the given pace, with the newest code', async () => {
    let count = 0
    const { runtime, clock, asked } = open(
      () => {
        count += 1
        return { body: { ...grant(900 + count, `code-${count}`), application_id: appId } }
      },
      { sig: null },
    )
    expect(await runtime.exchangeShortLink('abc')).toMatchObject({ ok: true })
    expect(asked[0]?.url).toBe('https://cv.test/links-api/short/abc')
    await clock.advance(3_000)
    expect(asked[1]).toMatchObject({ url: 'https://cv.test/api/token', headers: { authorization: 'code-1' } })
    await clock.advance(600_000)
    expect(asked[2]).toMatchObject({ headers: { authorization: 'code-2' } })
    expect(asked).toHaveLength(3)
  })

  it('keeps one refresh in flight, however many calls find the token stale', async () => {
    let refreshes = 0
    const stale = signature(900)
    const { runtime } = open(
      (request) => {
        if (request.headers.get('Authorization') === stale) return { status: 401, body: { error: 'signature_expired' } }
        return { body: {} }
      },
      {
        sig: stale,
        getToken: async () => {
          refreshes += 1
          await untilIdle()
          return signature(1_800)
        },
      },
    )
    const results = await Promise.all(
      [1, 2, 3].map(() => runtime.api.call(routes.getApplication, { params: { appId }, query: {} })),
    )
    expect(results.map((result) => result.ok)).toEqual([true, true, true])
    expect(refreshes).toBe(1)
  })

  it('ends when the gateway refuses the signature', async () => {
    const { runtime } = open(() => ({ status: 403, body: { error: 'signature_invalid' } }))
    await expect(runtime.api.call(routes.getApplication, { params: { appId }, query: {} })).rejects.toMatchObject({
      code: 'signature_invalid',
    })
    expect(runtime.session.getState()).toEqual({ kind: 'invalid' })
  })

  it('warns a minute before its end and then expires, unless a fresh signature comes', async () => {
    const { runtime, clock } = open(() => ({ body: {} }))
    const warnings: number[] = []
    runtime.onTokenExpiring((secondsLeft) => warnings.push(secondsLeft))
    await runtime.openSession()
    await clock.advance(840_000)
    expect(warnings).toEqual([60])
    runtime.useSignature(signature(1_800))
    await clock.advance(120_000)
    expect(runtime.session.getState().kind).toBe('signature')
    await clock.advance(900_000)
    expect(runtime.session.getState().kind).toBe('expired')
  })

  it('asks the host page for a token when it has none, and again in time', async () => {
    const given = [signature(300), signature(1_200)]
    const { runtime, clock } = open(() => ({ body: {} }), { sig: null, getToken: () => given.shift() ?? null })
    expect(await runtime.openSession()).toMatchObject({ kind: 'signature' })
    await clock.advance(240_000)
    expect(runtime.session.getState()).toMatchObject({ payload: { exp: nowSeconds + 1_200 } })
  })
})
