import { routes } from '@tabard/contract'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startIdentityProvider, type IdentityProviderServer } from '../support/identity-provider.ts'
import { faults, picture } from '../support/pictures.ts'
import { signIn } from '../support/product-page.ts'
import { freePort, startGateway, type TestGateway } from '../support/start-gateway.ts'
import { seedPassword, type SeededCompany } from '../seeds/make-company.ts'

let idp: IdentityProviderServer
let t: TestGateway
let company: SeededCompany
let browser: Browser
let context: BrowserContext
let page: Page
let email = ''
/** What the app's own pages reported against their policy, or threw. */
const complaints: string[] = []

beforeAll(async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  idp = await startIdentityProvider([`${url}/oauth2/idpresponse`])
  t = await startGateway({
    config: {
      port,
      publicUrl: url,
      outboundPrivateOrigins: [idp.issuer],
      captcha: { provider: 'altcha', siteKey: '', secret: '' },
    },
  })
  company = await t.company('Northwind Talent')
  email = company.users.recruiter.email
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await t?.close()
  await idp?.close()
})

describe('signing in through the company', () => {
  // One story: each step goes on from the one before.
  let isBroken = false
  beforeEach(({ skip }) => skip(isBroken, 'an earlier step failed'))
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    isBroken = true
    await page?.screenshot({ path: 'test-results/sso.png' }).catch(() => undefined)
  })

  it('lets the admin in with a password, after the invisible captcha, and connects the provider', async () => {
    await newVisitor()
    await page.goto(`${t.url}/login`)
    expect(await page.getByRole('button', { name: 'Sign in with SSO' }).count()).toBe(0)
    await signIn(page, { email: company.users.admin.email, password: seedPassword })
    await page.waitForURL('**/candidates')
    const tokens = await page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key.split('.').at(-1) ?? '', value])),
    )
    const admin = { authorization: tokens.idToken ?? '', 'x-access-token': tokens.accessToken ?? '' }
    const body = { issuer: idp.issuer, clientId: idp.clientId, clientSecret: idp.clientSecret }
    const saved = await t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=true', { as: admin, body })
    expect(saved.status).toBe(200)
    expect((await t.call(routes.getSsoSettings, { as: admin })).value.enabled).toBe(true)
  })

  it('refuses a password now, in plain words', async () => {
    await newVisitor()
    await page.goto(`${t.url}/login`)
    await signIn(page, { email, password: seedPassword })
    await page.getByText('Not allowed to log in with username and password.', { exact: true }).waitFor()
  })

  it('goes by the button to the company’s own page, links the account, and comes again by itself', async () => {
    await page.goto(`${t.url}/login?show_sso=true&redirect=/upload`)
    await page.getByLabel('Email').fill(email)
    await picture(page, 'sso/login')
    idp.people.set('rob', { email, email_verified: true, name: 'Rob' })
    const seen: string[] = []
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) seen.push(frame.url())
    })
    await page.getByRole('button', { name: 'Sign in with SSO' }).click()
    await page.waitForURL(`${idp.issuer}/interaction/**`)
    await page.locator('input[name=login]').fill('rob')
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/upload')
    await page.getByText('Drop CVs here').waitFor()
    expect(seen.some((url) => url.includes('PostConfirmation'))).toBe(true)
    expect(seen.some((url) => url.includes('login_with_sso=true'))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => sessionStorage.getItem('oauth_state'))).toBeNull()
  })

  it('keeps the session over a reload, and ends it on both sides', async () => {
    await page.goto(`${t.url}/candidates`)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByLabel('Email').waitFor()
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))
    expect(left).toEqual([])
  })

  it('starts by itself with login_with_sso, for whoever the provider still knows', async () => {
    await page.goto(`${t.url}/login?login_with_sso=true`)
    await page.waitForURL('**/candidates')
  })

  it('makes a colleague who never was here a user, from our own page, by the address alone', async () => {
    await newVisitor()
    const colleague = `grace@${company.companyId}.test`
    idp.people.set('grace', { email: colleague, email_verified: true, name: 'Grace Hopper' })
    await page.goto(`${t.url}/login?login_with_sso=true`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await picture(page, 'sso/hosted')
    await page.getByRole('link', { name: 'Use single sign-on' }).click()
    await page.getByLabel('Work email').fill('x@nowhere.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').waitFor()
    await picture(page, 'sso/hosted-sso')
    await page.getByLabel('Work email').fill(colleague)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${idp.issuer}/interaction/**`)
    await page.locator('input[name=login]').fill('grace')
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/candidates')
  })

  it('says what failed, and does not go round', async () => {
    await newVisitor()
    idp.people.set('eve', { email: 'eve@elsewhere.test', email_verified: true })
    await page.goto(`${t.url}/login?show_sso=true`)
    await page.getByLabel('Email').fill(`eve@${company.companyId}.test`)
    await page.getByRole('button', { name: 'Sign in with SSO' }).click()
    await page.waitForURL(`${idp.issuer}/interaction/**`)
    await page.locator('input[name=login]').fill('eve')
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await page.getByText('This address cannot come in this way.').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('found nothing to complain of', () => {
    expect(complaints).toEqual([])
    expect(faults).toEqual([])
  })
})

async function newVisitor(): Promise<void> {
  await context?.close()
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security|Trusted/.test(message.text())) complaints.push(message.text())
  })
}
