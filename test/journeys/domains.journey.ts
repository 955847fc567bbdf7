import { routes, type AppId } from '@tabard/contract'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { writeIntoCv } from '../support/edit-cv.ts'
import { call, paperOf, signIn } from '../support/product-page.ts'

const { url, email, password, signedLink } = inject('product')
const { port } = new URL(url)
/** Browsers take every name below `localhost` for this machine. */
const at = (name: string) => `http://${name}.localhost:${port}`

let browser: Browser
let context: BrowserContext
let page: Page
let appId: AppId
let name: string
const refused: string[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  const shortId = signedLink.split('/').at(-1) ?? ''
  const grant = await call(url, {}, routes.exchangeShortLink, { params: { shortId } })
  appId = grant.application_id
  const headers = { authorization: grant.accessToken, 'x-access-token': 'none' }
  name = (await call(url, headers, routes.getApplicationBundle, { params: { appId } })).application.candidateName
})
afterAll(() => browser.close())
beforeEach(async () => {
  refused.length = 0
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
  page = await watched(context)
})
afterEach(() => context.close())

async function watched(of: BrowserContext): Promise<Page> {
  const opened = await of.newPage()
  opened.on('console', (message) => {
    if (/Content Security Policy|blocked by CORS/i.test(message.text())) refused.push(message.text())
  })
  return opened
}

describe('a recruiter', () => {
  it.each([
    ['the beta domain', 'beta', 'beta@demo.tabard.test'],
    ['a company’s subdomain', 'acme-search', email],
    ['a company’s subdomain of the beta domain', 'acme-search.beta', 'beta@demo.tabard.test'],
  ])('signs in on %s, and what is written there is saved', async (_, domain, user) => {
    await page.goto(`${at(domain)}/login`)
    await signIn(page, { email: user, password })
    await page.waitForURL('**/candidates')
    await page.goto(`${at(domain)}/application/${appId}`)
    const words = ` Written at ${domain} ${Date.now()}.`
    await writeIntoCv(page, page, words)
    await page.reload()
    await paperOf(page).getByText(words.trim()).first().waitFor()
    expect(refused).toEqual([])
  })

  it('who is not in the beta is told so there, and signed out', async () => {
    await page.goto(`${at('beta')}/login`)
    await signIn(page, { email, password })
    await page.getByText('You have not been granted access to the beta site').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL('**/login**')
  })
})

describe('a client’s link', () => {
  const shown = async (of: Page) => of.getByText(name).first().waitFor()
  const shortId = signedLink.split('/').at(-1) ?? ''

  it.each([
    ['at its own address', signedLink],
    ['on the candidates domain', `${at('candidates')}/${shortId}`],
    ['on a company’s subdomain of it', `${at('acme-search.candidates')}/${shortId}`],
    ['by its long address there', `${at('candidates')}/candidate/link/${shortId}`],
  ])('stands in the bar %s, and opens again from there, in every browser', async (_, address) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    await shown(page)
    expect(page.url()).toBe(address)
    await page.reload()
    await shown(page)
    await page.goto('about:blank')
    await page.goBack()
    await shown(page)
    await page.goForward()
    await page.goBack()
    await shown(page)
    expect(page.url()).toBe(address)
    // The one to whom the address was forwarded.
    const other = await browser.newContext({ viewport: { width: 360, height: 780 } })
    const second = await watched(other)
    await second.goto(page.url())
    await shown(second)
    expect(second.url()).toBe(address)
    await other.close()
    expect(refused).toEqual([])
  })

  it('opens anew where the session ended and the link did not', async () => {
    await page.goto(signedLink)
    await shown(page)
    await page.waitForTimeout(10_500)
    // The gateway refuses the session's next call, as after a copy of the tab took its code.
    await page.route('**/links-api/views/**', (route) =>
      route.fulfill({ status: 401, json: { error: 'signature_expired', message: 'ended' } }),
    )
    const again = page.waitForResponse((one) => one.url().includes('/links-api/short/'), { timeout: 40_000 })
    await again
    await shown(page)
    expect(page.url()).toBe(signedLink)
  })
})

it('a candidate who may write does so on the candidates domain', async () => {
  const html = await (await fetch(`${url}/gallery/stage/editing`)).text()
  const of = (attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1] ?? ''
  await page.goto(`${at('candidates')}/candidate/application/${of('app-id')}?sig=${of('sig')}`)
  await writeIntoCv(page, page, ` Written by the candidate ${Date.now()}.`)
  expect(refused).toEqual([])
})
