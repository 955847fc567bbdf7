import { routes, type CaptchaChallenge } from '@tabard/contract'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { seedPassword, type SeededCompany } from '#test/seeds/make-company.ts'
import type { SiteFetch } from './captcha-parts.ts'
import { createSiteVerify, type SiteProvider } from './site-verify.ts'

let t: TestGateway
let company: SeededCompany
let now = Date.now()

beforeAll(async () => {
  t = await startGateway({
    config: { captcha: { provider: 'altcha', siteKey: '', secret: '' } },
    clock: { now: () => now },
  })
  company = await t.company()
})
afterAll(() => t.close())

async function challengeFor(action: 'sign_in' | 'forgot_password' | 'create_client'): Promise<CaptchaChallenge> {
  const { value } = await t.call(routes.getCaptchaChallenge, { query: { action } })
  if (!value.challenge) throw new Error('No challenge')
  return value.challenge
}

async function solved(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Signs in as the app does: the answer travels as validation data. */
async function signIn(captcha?: string): Promise<string> {
  const { auth } = (await (await fetch(`${t.url}/config.json`)).json()) as {
    auth: { userPoolId: string; userPoolWebClientId: string; endpoint: string }
  }
  const Pool = new CognitoUserPool({
    UserPoolId: auth.userPoolId,
    ClientId: auth.userPoolWebClientId,
    endpoint: auth.endpoint,
  })
  const user = new CognitoUser({ Username: company.users.recruiter.email, Pool })
  const details = new AuthenticationDetails({
    Username: company.users.recruiter.email,
    Password: seedPassword,
    ...(captcha !== undefined && { ValidationData: { captcha } }),
  })
  return new Promise((resolve) =>
    user.authenticateUser(details, {
      onSuccess: () => resolve('signed in'),
      onFailure: (error: Error) => resolve(error.message),
    }),
  )
}

const failed = 'PreAuthentication failed with error Captcha failed.'

describe('our own captcha', () => {
  it('lets in whoever did the work, once a sign-in', async () => {
    const token = await solved(await challengeFor('sign_in'))
    expect(await signIn(token)).toBe('signed in')
    expect(await signIn(token)).toBe(failed)
  })

  it.each<[string, () => Promise<string | undefined>]>([
    ['nothing', async () => undefined],
    ['no work', async () => ''],
    ['words', async () => 'made up'],
    ['work for another action', async () => solved(await challengeFor('forgot_password'))],
    ['half a result', async () => change(await solved(await challengeFor('sign_in')), cutResult)],
    [
      'easier work',
      async () => change(await solved(await challengeFor('sign_in')), (all) => (all.challenge.parameters.cost = 1)),
    ],
    [
      'another action written over',
      async () =>
        change(
          await solved(await challengeFor('forgot_password')),
          (all) => (all.challenge.parameters.data = { action: 'sign_in' }),
        ),
    ],
    [
      'more time written over',
      async () =>
        change(
          await solved(await challengeFor('sign_in')),
          (all) => (all.challenge.parameters.expiresAt = 4_000_000_000),
        ),
    ],
  ])('lets nobody in with %s', async (_name, token) => {
    expect(await signIn(await token())).toBe(failed)
  })

  it('lets nobody in with work that is too old', async () => {
    const token = await solved(await challengeFor('sign_in'))
    now += 601_000
    expect(await signIn(token)).toBe(failed)
  })

  it('stands before the code for a new password as well', async () => {
    const ask = async (captcha: string) => {
      const response = await fetch(`${t.url}/cognito/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
        },
        body: JSON.stringify({
          ClientId: 'tabardhostapp',
          Username: company.users.admin.email,
          ClientMetadata: { captcha },
        }),
      })
      return response.status
    }
    expect(await ask('made up')).toBe(400)
    expect(await ask(await solved(await challengeFor('sign_in')))).toBe(400)
    expect(await ask(await solved(await challengeFor('forgot_password')))).toBe(200)
  })

  it('gives no work where none is wanted', async () => {
    const plain = await startGateway()
    try {
      const { value } = await plain.call(routes.getCaptchaChallenge, { query: { action: 'sign_in' } })
      expect(value).toEqual({ challenge: null })
    } finally {
      await plain.close()
    }
  })
})

interface Whole {
  challenge: CaptchaChallenge
  solution: { counter: number; derivedKey: string }
}

/** What can be read off the challenge without doing the work. */
const cutResult = (all: Whole): void => {
  all.solution.derivedKey = all.challenge.parameters.keyPrefix.padEnd(64, '0')
}

function change(token: string, cheat: (all: Whole) => unknown): string {
  const all = JSON.parse(Buffer.from(token, 'base64').toString()) as Whole
  cheat(all)
  return Buffer.from(JSON.stringify(all)).toString('base64')
}

describe('captchas of others', () => {
  const about = { action: 'sign_in', ip: '192.0.2.1' }
  const verifyWith = (provider: SiteProvider, answer: object, seen: { url?: string; body?: string } = {}) => {
    const fetch: SiteFetch = async (url, { body }) => {
      Object.assign(seen, { url, body })
      return Response.json(answer)
    }
    const parts = {
      config: { provider, secret: 'our secret' },
      isOwnHostname: (name: string) => name === 'app.example.test',
      fetch,
    }
    return createSiteVerify({ ...parts, provider, store: t.gateway.context.store, now: () => now })
  }
  const good = { success: true, hostname: 'app.example.test', action: 'sign_in', score: 0.9 }

  it.each<[SiteProvider, string]>([
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
  ])('asks %s with our secret, and takes an answer once', async (provider, url) => {
    const seen: { url?: string; body?: string } = {}
    const verify = verifyWith(provider, good, seen)
    expect(await verify(`a token for ${provider}`, about)).toBe(true)
    expect(seen.url).toBe(url)
    expect(Object.fromEntries(new URLSearchParams(seen.body))).toEqual({
      secret: 'our secret',
      response: `a token for ${provider}`,
      remoteip: '192.0.2.1',
    })
    expect(await verify(`a token for ${provider}`, about)).toBe(false)
  })

  it.each<[string, SiteProvider, object]>([
    ['a refusal', 'turnstile', { ...good, success: false }],
    ['a truthy word', 'turnstile', { ...good, success: 'true' }],
    ['another site’s answer', 'hcaptcha', { ...good, hostname: 'evil.test' }],
    ['an answer that names no site', 'hcaptcha', { success: true }],
    ['an answer for another action', 'turnstile', { ...good, action: 'create_client' }],
    ['an answer for no action', 'turnstile', { success: true, hostname: 'app.example.test' }],
    ['a low score', 'recaptcha', { ...good, score: 0.1 }],
    ['a score for another action', 'recaptcha', { ...good, action: 'other' }],
  ])('does not take %s', async (_name, provider, answer) => {
    expect(await verifyWith(provider, answer)('another token', about)).toBe(false)
  })
})
