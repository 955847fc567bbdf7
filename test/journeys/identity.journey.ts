import { createServer, type Server } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js'
import type { Browser, BrowserContext, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPassword, type SeededCompany } from '../seeds/make-company.ts'
import { authenticatorCode } from '../support/authenticator.ts'
import { launchBrowser } from '../support/browser.ts'
import type { IdentityPage } from '../support/identity-page.ts'
import { codeFor } from '../support/letters.ts'
import { startGateway, type TestGateway } from '../support/start-gateway.ts'

// Cognito's own browser clients, unmodified, in a real browser on a page of another origin, against the real gateway.
declare const identity: IdentityPage

interface PoolConfig {
  userPoolId: string
  userPoolWebClientId: string
  endpoint: string
}

let t: TestGateway
let site: Server
let folder = ''
let browser: Browser
let context: BrowserContext
let page: Page
let config: PoolConfig
const asked: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabard-identity-'))
  t = await startGateway()
  await build({
    configFile: false,
    logLevel: 'error',
    define: { global: 'globalThis' },
    build: {
      outDir: folder,
      lib: {
        entry: fileURLToPath(new URL('../support/identity-page.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'identity-page',
      },
    },
  })
  const files: Record<string, [string, string]> = {
    '/': ['text/html', '<!doctype html><script type="module" src="/identity-page.js"></script>'],
    '/identity-page.js': ['text/javascript', await readFile(join(folder, 'identity-page.js'), 'utf8')],
  }
  site = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', 'Nothing here']
    response
      .writeHead(request.url !== undefined && request.url in files ? 200 : 404, { 'content-type': type })
      .end(text)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  browser = await launchBrowser()
  context = await browser.newContext()
  config = ((await (await fetch(`${t.url}/config.json`)).json()) as { auth: PoolConfig }).auth
})
afterAll(async () => {
  await browser.close()
  site.close()
  site.closeAllConnections()
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

/** A page of its own for each test: nothing of another one's session is left in its storage. */
async function open(): Promise<SeededCompany> {
  await context.close()
  context = await browser.newContext()
  page = await context.newPage()
  asked.length = 0
  page.on('request', (request) => void asked.push(`${request.method()} ${request.headers()['x-amz-target'] ?? ''}`))
  const address = site.address()
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  await page.waitForFunction(() => 'identity' in globalThis)
  return t.company()
}

describe('amazon-cognito-identity-js in a browser', () => {
  it('signs in, refreshes with rotation, and revokes at sign-out', async () => {
    const { email } = (await open()).users.recruiter
    const first = await signIn(email, seedPassword)
    expect(first).toMatchObject({ kind: 'signed-in' })
    // Another origin: the browser asks first, and is let.
    expect(asked.some((line) => line.includes('RespondToAuthChallenge'))).toBe(true)
    const stored = await page.evaluate(() => Object.keys(localStorage).map((key) => key.split('.').at(-1)))
    expect(stored).toEqual(
      expect.arrayContaining(['idToken', 'accessToken', 'refreshToken', 'clockDrift', 'LastAuthUser']),
    )
    const [before, after] = await page.evaluate(async (given) => {
      const pool = new identity.identityJs.CognitoUserPool({
        UserPoolId: given.userPoolId,
        ClientId: given.userPoolWebClientId,
        endpoint: given.endpoint,
      })
      const user = pool.getCurrentUser()
      if (!user) throw new Error('nobody is signed in')
      const token = (): string | undefined => user.getSignInUserSession()?.getRefreshToken().getToken()
      const session = await new Promise<CognitoUserSession>((resolve, reject) =>
        user.getSession((error: Error | null, found: CognitoUserSession) => (error ? reject(error) : resolve(found))),
      )
      const one = token()
      await new Promise((resolve, reject) =>
        user.refreshSession(session.getRefreshToken(), (error: unknown) => (error ? reject(error) : resolve(null))),
      )
      const two = token()
      await new Promise<void>((resolve) => user.signOut(() => resolve()))
      return [one, two]
    }, config)
    expect(before).toBeDefined()
    expect(after).toBeDefined()
    expect(after).not.toBe(before)
    expect(asked.some((line) => line.endsWith('RevokeToken'))).toBe(true)
    const refused = await fetch(config.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
      body: JSON.stringify({ ClientId: config.userPoolWebClientId, RefreshToken: after }),
    })
    expect(((await refused.json()) as { message: string }).message).toBe('Refresh Token has been revoked')
  })

  it('sets up an authenticator app, and signs in with its code', async () => {
    const { email } = (await open()).users.admin
    await signIn(email, seedPassword)
    const secret = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) =>
          globalThis.signedIn?.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject }),
        ),
    )
    await page.evaluate(
      async (code) => {
        await new Promise((resolve, reject) =>
          globalThis.signedIn?.verifySoftwareToken(code, 'Phone', { onSuccess: resolve, onFailure: reject }),
        )
        await new Promise((resolve, reject) =>
          globalThis.signedIn?.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, (error, result) =>
            error ? reject(error) : resolve(result),
          ),
        )
      },
      authenticatorCode(secret, Date.now()),
    )
    expect(await signIn(email, seedPassword)).toEqual({ kind: 'code-required' })
    expect(await sendCode('000000')).toMatchObject({ kind: 'failed', message: 'Invalid code received for user' })
    expect(await sendCode(authenticatorCode(secret, Date.now() + 30_000))).toEqual({ kind: 'signed-in' })
  })

  it('sets a forgotten password anew with the code from the letter', async () => {
    const { email } = (await open()).users.brandEditor
    await makeUser(email)
    const destination = await page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) =>
          globalThis.signedIn?.forgotPassword({ onSuccess: resolve, onFailure: reject }),
        ),
    )
    expect(destination).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } })
    await page.evaluate(
      (code) =>
        new Promise((resolve, reject) =>
          globalThis.signedIn?.confirmPassword(code, 'Chosen-anew-55', { onSuccess: resolve, onFailure: reject }),
        ),
      await codeFor(t.url, email),
    )
    expect(await signIn(email, seedPassword)).toMatchObject({ message: 'Incorrect username or password.' })
    expect(await signIn(email, 'Chosen-anew-55')).toEqual({ kind: 'signed-in' })
  })
})

describe('aws-amplify 6 in a browser', () => {
  it('signs in, refreshes, sets up an authenticator app, resets the password and signs out everywhere', async () => {
    const { email } = (await open()).users.recruiter
    await page.evaluate((given) => {
      identity.Amplify.configure({
        Auth: {
          Cognito: {
            userPoolId: given.userPoolId,
            userPoolClientId: given.userPoolWebClientId,
            userPoolEndpoint: given.endpoint,
          },
        },
      })
    }, config)
    const start = (password: string): Promise<string> =>
      page.evaluate(async (given) => (await identity.auth.signIn(given)).nextStep.signInStep, {
        username: email,
        password,
      })
    const finish = (challengeResponse: string): Promise<string> =>
      page.evaluate(async (given) => (await identity.auth.confirmSignIn(given)).nextStep.signInStep, {
        challengeResponse,
      })
    expect(await start(seedPassword)).toBe('DONE')
    const claims = await page.evaluate(async () => {
      const first = await identity.auth.fetchAuthSession()
      const second = await identity.auth.fetchAuthSession({ forceRefresh: true })
      const isNew = String(first.tokens?.accessToken) !== String(second.tokens?.accessToken)
      return { isNew, email: second.tokens?.idToken?.payload['email'] }
    })
    expect(claims).toEqual({ isNew: true, email })

    const secret = await page.evaluate(async () => (await identity.auth.setUpTOTP()).sharedSecret)
    await page.evaluate(
      async (code) => {
        await identity.auth.verifyTOTPSetup({ code })
        await identity.auth.updateMFAPreference({ totp: 'PREFERRED' })
        await identity.auth.signOut({ global: true })
      },
      authenticatorCode(secret, Date.now()),
    )
    expect(await start(seedPassword)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect(await finish(authenticatorCode(secret, Date.now() + 30_000))).toBe('DONE')

    const step = await page.evaluate(async (username) => {
      await identity.auth.signOut()
      return (await identity.auth.resetPassword({ username })).nextStep.resetPasswordStep
    }, email)
    expect(step).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE')
    const confirmationCode = await codeFor(t.url, email)
    await page.evaluate((given) => identity.auth.confirmResetPassword(given), {
      username: email,
      confirmationCode,
      newPassword: 'Chosen-anew-55',
    })
    // A reset opens no way round the second factor.
    expect(await start('Chosen-anew-55')).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  })
})

declare global {
  /** The page's user, between one evaluation and the next. */
  var signedIn: CognitoUser | undefined
}

interface Result {
  kind: string
  message?: string
}

/** Makes the page's user, not signed in. */
function makeUser(email: string): Promise<void> {
  return page.evaluate(
    ({ given, Username }) => {
      const Pool = new identity.identityJs.CognitoUserPool({
        UserPoolId: given.userPoolId,
        ClientId: given.userPoolWebClientId,
        endpoint: given.endpoint,
      })
      globalThis.signedIn = new identity.identityJs.CognitoUser({ Username, Pool })
    },
    { given: config, Username: email },
  )
}

async function signIn(email: string, password: string): Promise<Result> {
  await makeUser(email)
  return page.evaluate(
    (details) =>
      new Promise<Result>((resolve) =>
        globalThis.signedIn?.authenticateUser(new identity.identityJs.AuthenticationDetails(details), {
          onSuccess: () => resolve({ kind: 'signed-in' }),
          onFailure: (error: Error) => resolve({ kind: 'failed', message: error.message }),
          totpRequired: () => resolve({ kind: 'code-required' }),
        }),
      ),
    { Username: email, Password: password },
  )
}

function sendCode(code: string): Promise<Result> {
  return page.evaluate(
    (given) =>
      new Promise<Result>((resolve) =>
        globalThis.signedIn?.sendMFACode(
          given,
          {
            onSuccess: () => resolve({ kind: 'signed-in' }),
            onFailure: (error: Error) => resolve({ kind: 'failed', message: error.message }),
          },
          'SOFTWARE_TOKEN_MFA',
        ),
      ),
    code,
  )
}
