import { randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIds, poolPassword, startPool, type TestPool } from '#test/support/start-pool.ts'
import { openTestStore, type Store } from '#test/support/test-store.ts'

// Two gateways on one database: what one of them does, the other must know.
const ClientId = clientIds.ClientId
const refused = new Set<string>()
let store: Store
let a: TestPool
let b: TestPool
let steady: TestPool
beforeAll(async () => {
  store = await openTestStore()
  const shared = { store, master: randomBytes(32), publicUrl: 'http://pool.test' }
  const settings = { allowsPasswordFlow: true }
  const hooks = {
    beforeTokens: async (user: { email: string }) => {
      if (refused.has(user.email)) throw new Error('Access to this account has been disabled.')
    },
  }
  a = await startPool({ shared, settings, hooks })
  b = await startPool({ shared, settings, hooks })
  steady = await startPool({ shared, settings: { ...settings, isRefreshRotating: false } })
})
afterAll(async () => {
  for (const pool of [a, b, steady]) await pool.close()
  await store.close()
})

describe('a refresh token', () => {
  it('is taken once; the one before it only for a moment, and then ends the session', async () => {
    const first = await signedIn('once@demo.test')
    const second = await refresh(a, first.RefreshToken)
    // Two tabs may refresh at once, or an answer may be lost: both gateways give the same next token.
    const twin = await refresh(b, first.RefreshToken)
    expect(twin.AuthenticationResult?.RefreshToken).toBe(second.AuthenticationResult?.RefreshToken)
    const third = await refresh(b, second.AuthenticationResult?.RefreshToken)
    expect(third.AuthenticationResult?.RefreshToken).not.toBe(second.AuthenticationResult?.RefreshToken)
    // A token two behind is a replay even within the grace: the client that refreshed since does not hold it.
    expect(await refresh(a, first.RefreshToken)).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    })
    expect((await refresh(a, third.AuthenticationResult?.RefreshToken)).message).toBe('Refresh Token has been revoked')
    const user = await b.call('GetUser', { AccessToken: third.AuthenticationResult?.AccessToken })
    expect(user.message).toBe('Access Token has been revoked')
    expect(a.events.at(-1)).toMatchObject({ type: 'refresh-replayed' })
  })

  it('ends the session too when the one before it comes after its moment', async () => {
    const first = await signedIn('late@demo.test')
    const second = await refresh(a, first.RefreshToken)
    a.pass(61)
    expect((await refresh(a, first.RefreshToken)).message).toBe('Refresh Token has been revoked')
    expect((await refresh(a, second.AuthenticationResult?.RefreshToken)).message).toBe('Refresh Token has been revoked')
    a.pass(-61)
  })

  it('is the same next one for all who ask at the same moment', async () => {
    const first = await signedIn('many@demo.test')
    const answers = await Promise.all([a, b, a, b, a, b].map((pool) => refresh(pool, first.RefreshToken)))
    const tokens = new Set(answers.map(({ AuthenticationResult: result }) => result?.RefreshToken))
    expect(tokens.size).toBe(1)
    expect((await refresh(b, [...tokens][0])).AuthenticationResult).toBeDefined()
  })

  it('stays as it is where rotation is off', async () => {
    const first = await signedIn('steady@demo.test')
    const again = await refresh(steady, first.RefreshToken)
    expect(again.AuthenticationResult).toBeDefined()
    expect(again.AuthenticationResult?.RefreshToken).toBeUndefined()
    expect((await refresh(steady, first.RefreshToken)).AuthenticationResult).toBeDefined()
  })

  it('is refused when its user may not come in any more', async () => {
    const first = await signedIn('out@demo.test')
    refused.add('out@demo.test')
    expect(await refresh(a, first.RefreshToken)).toMatchObject({
      __type: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error Access to this account has been disabled.',
    })
    refused.delete('out@demo.test')
    expect((await refresh(a, first.RefreshToken)).AuthenticationResult).toBeDefined()
    await a.pool.directory.setEnabled(String(decodeJwt(first.IdToken).sub), false)
    expect((await refresh(b, first.RefreshToken)).message).toBe('Refresh Token has been revoked')
  })

  it('says the same by either of its calls, a device key of null included', async () => {
    const first = await signedIn('either@demo.test')
    const answer = await a.call('InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: first.RefreshToken, DEVICE_KEY: null },
    })
    expect(decodeJwt(answer.AuthenticationResult?.IdToken ?? '')['origin_jti']).toBe(
      decodeJwt(first.IdToken)['origin_jti'],
    )
    for (const RefreshToken of ['', 'x', 'x.y', 'a.b.c', 'x'.repeat(600), null, 7])
      expect((await a.call('GetTokensFromRefreshToken', { ClientId, RefreshToken })).message).toBe(
        'Invalid Refresh Token',
      )
  })
})

describe('the signing keys', () => {
  it('can be changed while everybody works: old tokens stay good, both gateways sign and verify with the new', async () => {
    const before = await signedIn('keys@demo.test')
    await a.pool.rotateKeys()
    const after = await signedIn('keys2@demo.test')
    const kid = (token: string): string | undefined => decodeProtectedHeader(token).kid
    expect(kid(after.IdToken)).not.toBe(kid(before.IdToken))
    expect(kid(after.AccessToken)).not.toBe(kid(after.IdToken))
    // The other gateway does not know the new key yet, and loads the keys again.
    expect(await b.call('GetUser', { AccessToken: after.AccessToken })).toHaveProperty('Username')
    expect(await b.call('GetUser', { AccessToken: before.AccessToken })).toHaveProperty('Username')
    const issuer = 'http://pool.test/cognito/eu-west-2_Tabard1'
    const keys = createRemoteJWKSet(new URL(`${b.endpoint}eu-west-2_Tabard1/.well-known/jwks.json`))
    for (const token of [before.IdToken, after.IdToken, before.AccessToken, after.AccessToken])
      expect((await jwtVerify(token, keys, { issuer })).payload.iss).toBe(issuer)
    expect((await published(b)).length).toBe(4)
  })

  it('are gone from what is published once their last token is', async () => {
    await a.pool.rotateKeys()
    expect((await published(a)).length).toBe(6)
    a.pass(3 * 3600)
    expect((await published(a)).length).toBe(2)
    await a.pool.rotateKeys()
    expect((await published(a)).length).toBe(4)
    a.pass(-3 * 3600)
  })

  it('do not cost a query for every made-up key id', async () => {
    const forged = `${Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'made-up' })).toString('base64url')}.e30.AAAA`
    const answers = await Promise.all(Array.from({ length: 20 }, () => a.call('GetUser', { AccessToken: forged })))
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Invalid Access Token']))
  })
})

interface Tokens {
  IdToken: string
  AccessToken: string
  RefreshToken: string
}

async function signedIn(email: string): Promise<Tokens> {
  await a.newUser({ email })
  const answer = await a.call('InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: poolPassword },
  })
  const { IdToken = '', AccessToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {}
  return { IdToken, AccessToken, RefreshToken }
}

function refresh(pool: TestPool, RefreshToken: string | undefined): ReturnType<TestPool['call']> {
  return pool.call('GetTokensFromRefreshToken', { ClientId, RefreshToken })
}

async function published(pool: TestPool): Promise<{ kid: string }[]> {
  const answer = await fetch(`${pool.endpoint}eu-west-2_Tabard1/.well-known/jwks.json`)
  return ((await answer.json()) as { keys: { kid: string }[] }).keys
}
