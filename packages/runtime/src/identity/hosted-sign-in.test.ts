import { describe, expect, it } from 'vitest'
import { afterCustomState } from './custom-state.ts'
import { finishHostedSignIn, hostedSignOutAddress, isHostedAccessToken, startHostedSignIn } from './hosted-sign-in.ts'
import type { BrowserPage } from './page.ts'

const auth = {
  userPoolWebClientId: 'app1',
  oauth: {
    domain: 'acme.auth.eu-west-2.amazoncognito.com',
    scope: ['openid', 'email'],
    redirectSignIn: 'https://app.example.test',
    redirectSignOut: 'https://app.example.test',
    responseType: 'code' as const,
  },
}
const tokens = { id_token: 'a.b.c', access_token: 'd.e.f', refresh_token: 'g' }

function makePage(search = '') {
  const memory = () => {
    const map = new Map<string, string>()
    return {
      map,
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    }
  }
  const [session, local] = [memory(), memory()]
  const gone: string[] = []
  const asked: { url: string; body: string }[] = []
  const page: BrowserPage = {
    location: {
      origin: 'https://app.example.test',
      host: 'app.example.test',
      protocol: 'https:',
      pathname: '/',
      search,
    },
    go: (url) => void gone.push(url),
    session,
    local,
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body) })
      return Response.json(tokens)
    },
  }
  return { page, session, local, gone, asked }
}

/** Starts the sign-in, and returns from it with the answer that `answer` builds from the state. */
async function roundTrip(answer: (state: string) => Record<string, string>, customState?: string) {
  const made = makePage()
  await startHostedSignIn(auth, made.page, { customState })
  const sent = new URL(made.gone[0] ?? '')
  const search = `?${new URLSearchParams(answer(sent.searchParams.get('state') ?? '')).toString()}`
  const back = { ...made.page, location: { ...made.page.location, search } }
  return { ...made, sent, back, result: await finishHostedSignIn(auth, back) }
}

describe('signing in at the hosted page, Cognito’s or ours', () => {
  it('leaves with a fresh state and proof key, under the names Amplify uses', async () => {
    const { page, gone, session } = makePage()
    await startHostedSignIn(auth, page, { customState: '?redirect=/upload' })
    await startHostedSignIn(auth, page)
    const [first, second] = gone.map((url) => new URL(url))
    expect(first?.origin).toBe('https://acme.auth.eu-west-2.amazoncognito.com')
    expect(first?.pathname).toBe('/oauth2/authorize')
    expect(first?.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{32}-[0-9a-f]+$/)
    expect(first?.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(first?.searchParams.get('code_challenge_method')).toBe('S256')
    expect(second?.searchParams.get('code_challenge')).not.toBe(first?.searchParams.get('code_challenge'))
    expect(session.map.get('oauth_state')).toBe(second?.searchParams.get('state'))
    expect(session.map.get('ouath_pkce_key')).toMatch(/^[A-Za-z0-9]{128}$/)
  })

  it('comes back to the site it left, and stays on plain HTTP only with our own gateway', async () => {
    const { page, gone } = makePage()
    const beta = {
      ...page.location,
      origin: 'http://beta.localhost:4600',
      host: 'beta.localhost:4600',
      protocol: 'http:',
    }
    const ours = { ...auth.oauth, domain: 'localhost:4600', redirectSignIn: 'http://localhost:4600' }
    await startHostedSignIn({ ...auth, oauth: ours }, { ...page, location: beta })
    const url = new URL(gone[0] ?? '')
    expect(url.origin).toBe('http://localhost:4600')
    expect(url.searchParams.get('redirect_uri')).toBe('http://beta.localhost:4600')
  })

  it('takes the provider from a link, and nothing else of it', async () => {
    const { page, gone } = makePage()
    const link =
      'https://evil.test/x?identity_provider=Acme&client_id=other&redirect_uri=https://evil.test&redirect=%2Fupload'
    await startHostedSignIn(auth, page, { link })
    expect(gone[0]).not.toContain('evil')
    expect(new URL(gone[0] ?? '').searchParams.get('identity_provider')).toBe('Acme')
    expect(new URL(gone[0] ?? '').searchParams.get('client_id')).toBe('app1')
  })

  it('exchanges the code with the proof key and gives the custom state back', async () => {
    const { result, asked, session } = await roundTrip((state) => ({ code: 'c-1', state }), '?redirect=/upload&ü=1')
    expect(result).toEqual({
      kind: 'signed-in',
      tokens: { idToken: 'a.b.c', accessToken: 'd.e.f', refreshToken: 'g' },
      customState: '?redirect=/upload&ü=1',
    })
    expect(asked[0]?.url).toBe('https://acme.auth.eu-west-2.amazoncognito.com/oauth2/token')
    expect(new URLSearchParams(asked[0]?.body).get('code_verifier')).toHaveLength(128)
    expect([...session.map.keys()]).toEqual([])
  })

  it('believes no answer to a question it did not ask, nor one twice', async () => {
    const nothingKept = makePage('?code=c-1&state=x')
    expect((await finishHostedSignIn(auth, nothingKept.page)).kind).toBe('failed')
    expect(nothingKept.asked).toEqual([])
    const changed = await roundTrip((state) => ({ code: 'c-1', state: `${state}0` }))
    expect([changed.result.kind, changed.asked]).toEqual(['failed', []])
    const { back, asked } = await roundTrip((state) => ({ code: 'c-1', state }))
    expect((await finishHostedSignIn(auth, back)).kind).toBe('failed')
    expect(asked).toHaveLength(1)
  })

  it('tells an account that was linked from any other failure', async () => {
    const linked = 'PostConfirmation failed with error The account was linked, sign in again.'
    const first = await roundTrip((state) => ({ error: 'invalid_request', error_description: linked, state }), '?a=b')
    expect(first.result).toEqual({ kind: 'linked', customState: '?a=b' })
    const second = await roundTrip((state) => ({ error: 'access_denied', state }))
    expect(second.result).toEqual({ kind: 'failed', message: 'access_denied', customState: '' })
    // Only the provider that the page left for may say it.
    const forged = makePage(`?error=x&state=1&error_description=${encodeURIComponent(linked)}`)
    expect((await finishHostedSignIn(auth, forged.page)).kind).toBe('failed')
  })

  it('signs out there as well, for a session from there alone', async () => {
    const { back, local } = await roundTrip((state) => ({ code: 'c-1', state }))
    const url = new URL(hostedSignOutAddress(auth, back) ?? '')
    expect(url.pathname).toBe('/logout')
    expect(url.searchParams.get('logout_uri')).toBe('https://app.example.test')
    expect(local.map.size).toBe(0)
    expect(hostedSignOutAddress(auth, back)).toBeNull()
  })

  it('knows a hosted session by what its access token is good for', () => {
    const token = (scope: string) => `x.${btoa(JSON.stringify({ scope }))}.y`
    expect(isHostedAccessToken(token('openid email'))).toBe(true)
    expect(isHostedAccessToken(token('aws.cognito.signin.user.admin'))).toBe(false)
    expect(isHostedAccessToken('made up')).toBe(false)
  })
})

describe('the custom state that came back', () => {
  it.each([
    ['', '?login_with_sso=true&redirect=%2Fupload', { kind: 'reload', query: '?redirect=%2Fupload' }],
    ['', '?login_with_sso=true', { kind: 'reload', query: '' }],
    ['?x-code=123456', '?login_with_sso=true', { kind: 'stay' }],
    ['', '', { kind: 'stay' }],
    ['', '?sig=theirs&code=1&state=2&show_sso=true', { kind: 'reload', query: '?show_sso=true' }],
  ])('at %s, %s', (search, customState, after) => {
    expect(afterCustomState(search, customState)).toEqual(after)
  })
})
