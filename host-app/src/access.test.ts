import { describe, expect, it } from 'vitest'
import { findPage, type SignaturePayload } from '@tabard/contract'
import type { Session } from '@tabard/runtime'
import { decideAccess, type AccessQuestion, type Decision } from './access.ts'
import { text } from './shell/shell.text.ts'

const NOW = 1_800_000_000
const payload = (rest: Partial<SignaturePayload> = {}): SignaturePayload => ({
  exp: NOW + 600,
  sub: 'visitor',
  linkId: 'link',
  navigationAllowed: false,
  companyId: 'company',
  resource: { kind: 'application', id: 'a1' },
  rights: ['read'],
  origins: [],
  ...rest,
})

const team: Session = { kind: 'signed-in', tokens: { idToken: 'id', accessToken: 'access' } }
const anonymous: Session = { kind: 'anonymous' }
const signed = (rest: Partial<SignaturePayload> = {}): Session => ({
  kind: 'signature',
  token: 't',
  payload: payload(rest),
})
const expired: Session = { kind: 'expired', payload: payload({ exp: NOW - 1 }) }
const invalid: Session = { kind: 'invalid' }

const ask = (address: string, session: Session, rest: Partial<AccessQuestion> = {}): Decision => {
  const match = findPage(address.split('?')[0] ?? '')
  if (match.kind !== 'route') throw new Error(`${address} is not in the table`)
  const { route, params } = match
  const asked = {
    route,
    params,
    address,
    session,
    user: null,
    isBetaHost: false,
    isForeignFrame: false,
    nowSeconds: NOW,
    isArriving: false,
    isShownInFrame: false,
  }
  return decideAccess({ ...asked, ...rest })
}

const show = 'show'
describe('decideAccess', () => {
  it.each([expired, invalid, signed({ exp: NOW - 1 })])('keeps a page that stands in a frame, for %j', (session) => {
    const address = '/singlepageview/application/a1'
    expect(ask(address, session, { isShownInFrame: true })).toEqual({ kind: 'show' })
    expect(ask(address, session).kind).toBe('go')
    expect(ask(address, anonymous, { isShownInFrame: true }).kind).toBe('go')
  })

  it.each<[string, string, Session, string]>([
    // open to all
    ['a short link', '/candidate/link/abc123', anonymous, show],
    ['a short link while a session opens', '/candidate/link/abc123', { kind: 'opening' }, show],
    ['access denied', '/accessDenied', invalid, show],
    ['cookies', '/cookies', team, show],
    // signed out only
    ['login, signed out', '/login', anonymous, show],
    ['login with a signature', '/login', signed(), show],
    ['login, signed in', '/login', team, '/candidates already-signed-in'],
    ['home, signed in', '/', team, '/candidates already-signed-in'],
    ['login with a redirect', '/login?redirect=%2Fapplication%2Fa1', team, '/application/a1 already-signed-in'],
    ['login with a foreign redirect', '/login?redirect=%2F.%2F%2Fevil.com', team, '/candidates already-signed-in'],
    ['access expired, signed out', '/accessExpired', expired, show],
    ['access expired, signed in', '/accessexpired', team, '/candidates already-signed-in'],
    ['a forgotten password, signed out', '/forgotpassword?x-code=1', anonymous, show],
    ['a forgotten password, signed in', '/forgotpassword', team, '/candidates already-signed-in'],
    ['an account to confirm, signed out', '/confirmaccount', anonymous, show],
    ['an account to confirm, signed in', '/confirmaccount', team, '/candidates already-signed-in'],
    [
      'a password to change, signed out',
      '/changepassword',
      anonymous,
      '/login?redirect=%2Fchangepassword not-signed-in',
    ],
    ['a password to change, signed in', '/changepassword', team, show],
    // the team
    ['candidates, signed in', '/candidates', team, show],
    ['candidates, any case', '/Candidates/f1', team, show],
    ['candidates, signed out', '/candidates', anonymous, '/login not-signed-in'],
    ['a folder, signed out', '/candidates/f1', anonymous, '/login?redirect=%2Fcandidates%2Ff1 not-signed-in'],
    ['upload with a query', '/upload?a=1', anonymous, '/login?redirect=%2Fupload%3Fa%3D1 not-signed-in'],
    ['candidates with a signature', '/candidates', signed(), '/accessDenied navigation-denied'],
    [
      'candidates with a signature that may navigate',
      '/candidates',
      signed({ navigationAllowed: true }),
      '/accessDenied navigation-denied',
    ],
    ['candidates, expired signature', '/candidates', expired, '/accessExpired signature-expired'],
    ['candidates, invalid signature', '/candidates', invalid, '/accessDenied signature-invalid'],
    // one record
    ['an application, signed in', '/application/a1', team, show],
    ['an application in the shell, no navigation', '/application/a1', signed(), '/accessDenied navigation-denied'],
    ['an application in the shell, navigation allowed', '/application/a1', signed({ navigationAllowed: true }), show],
    ['an application alone, no navigation', '/singlepageview/application/a1', signed(), show],
    ['another application', '/singlepageview/application/a2', signed(), '/accessDenied navigation-denied'],
    ['an application plain', '/singlepageview/plain/a1', signed(), show],
    ['a candidate application', '/candidate/application/a1', signed(), show],
    ['an application alone, expired', '/singlepageview/application/a1', expired, '/accessExpired signature-expired'],
    // digital CVs
    ['a digital CV, signed', '/candidate/digitalcv/a1', signed(), show],
    [
      'a digital CV whose token ran out unnoticed',
      '/candidate/digitalcv/a1',
      signed({ exp: NOW }),
      '/accessExpired?from=digitalcv signature-expired',
    ],
    ['a digital CV, expired', '/candidate/digitalcv/a1', expired, '/accessExpired?from=digitalcv signature-expired'],
    ['a digital CV, invalid', '/candidate/digitalcv/a1', invalid, '/accessDenied signature-invalid'],
    [
      'a digital CV, no signature',
      '/candidate/digitalcv/a1',
      anonymous,
      '/login?redirect=%2Fcandidate%2Fdigitalcv%2Fa1 not-signed-in',
    ],
    ['a digital CV, team', '/candidate/digitalcv/a1', team, '/singlepageview/digitalcv/a1 team-preview'],
  ])('%s', (_, address, session, expected) => {
    const decision = ask(address, session)
    expect(decision.kind === 'go' ? `${decision.to} ${decision.reason}` : decision.kind).toBe(expected)
  })

  it('lets who is confirming their account stay to the end of it, and nowhere else', () => {
    expect(ask('/confirmaccount', team, { isArriving: true }).kind).toBe('show')
    expect(ask('/login', team, { isArriving: true }).kind).toBe('go')
  })

  it.each([
    ['/login', anonymous],
    ['/', expired],
    ['/forgotpassword', anonymous],
    ['/candidates', team],
    ['/application/a1', signed({ navigationAllowed: true })],
    ['/cookies', anonymous],
  ])('opens %s in no frame of another site, however it was got to', (address, session) => {
    const denied = { kind: 'go', to: '/accessDenied', reason: 'navigation-denied' }
    expect(ask(address, session, { isForeignFrame: true })).toEqual(denied)
  })

  it.each(['/singlepageview/application/a1', '/candidate/digitalcv/a1'])('opens %s in such a frame', (address) => {
    expect(ask(address, signed(), { isForeignFrame: true }).kind).toBe('show')
    for (const telling of ['/accessDenied', '/accessExpired'])
      expect(ask(telling, expired, { isForeignFrame: true }).kind).toBe('show')
  })

  it('waits while the session opens', () => {
    expect(ask('/candidates', { kind: 'opening' })).toEqual({ kind: 'wait' })
  })

  it.each([
    ['an ordinary user', { userType: 'app' }, { kind: 'turn-away', message: text.notBeta }],
    ['a beta user', { userType: 'beta' }, { kind: 'show' }],
    ['a user not yet known', null, { kind: 'show' }],
  ])('on a beta host: %s', (_, user, expected) => {
    expect(ask('/candidates', team, { user, isBetaHost: true })).toEqual(expected)
  })
})
