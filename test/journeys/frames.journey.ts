import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes, type AppId } from '@tabard/contract'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { writeIntoCv } from '../support/edit-cv.ts'
import { call } from '../support/product-page.ts'

const { url, vendorUrl } = inject('product')
/** Another site than ours, as browsers count: ours is `localhost`. The tokens of the gallery allow it to frame their record. */
const allowed = `${vendorUrl}/ats`
/** A site that no token names. */
const strangers = createServer((_, answer) => answer.writeHead(404).end('Nothing here'))
let stranger = ''

let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  await new Promise<void>((resolve) => strangers.listen(0, '127.0.0.1', resolve))
  stranger = `http://127.0.0.1:${(strangers.address() as AddressInfo).port}/ats`
})
afterAll(async () => {
  strangers.close()
  await browser.close()
})
afterEach(() => context.close())

interface Sample {
  sig: string
  appId: AppId
}

/** A record and a token for it, as the gallery's page of that state has them. */
async function sample(state: 'editing' | 'expired'): Promise<Sample> {
  const html = await (await fetch(`${url}/gallery/stage/${state}`)).text()
  const of = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(html)?.[1] ?? ''
  return { sig: of('sig'), appId: of('app-id') as AppId }
}

/** What the page around the frame is told, in order. */
const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

/** A page at `parent` with the address in a frame. It keeps every message that it is sent. */
async function open(parent: string, address: string, frame = '', isStorageBlocked = true): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1100, height: 800 } })
  context.setDefaultTimeout(20_000)
  if (isStorageBlocked) await context.addInitScript(blockStorage)
  page = await context.newPage()
  const html = `<!doctype html><title>ATS</title><script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
    <iframe class="ours" ${frame} style="width: 1000px; height: 700px" src="${address.replaceAll('&', '&amp;')}"></iframe>`
  // What answers there is only an error; the page is put in its place, with its origin.
  await page.goto(parent)
  await page.setContent(html)
}

/** As a browser does that blocks third-party storage: in a frame of another site, reading any of these throws. */
function blockStorage(): void {
  if (window.parent === window || [...location.ancestorOrigins].every((origin) => origin === location.origin)) return
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches', 'cookieStore', 'BroadcastChannel'])
    Object.defineProperty(window, name, { get, configurable: true })
  Object.defineProperty(document, 'cookie', { get, configurable: true })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get, configurable: true })
}

async function storedText({ appId, sig }: Sample): Promise<string> {
  const headers = { authorization: sig, 'x-access-token': 'none' }
  const { application } = await call(url, headers, routes.getApplicationBundle, { params: { appId } })
  return JSON.stringify(application.freeText)
}

describe('a CV in the frame of another site', () => {
  it.each([
    ['where third-party storage is blocked', '', true],
    ['in a sandbox without an origin', 'sandbox="allow-scripts"', false],
    ['in a sandbox with its origin, where storage is blocked', 'sandbox="allow-scripts allow-same-origin"', true],
  ])('shows and saves %s', async (what, attributes, isStorageBlocked) => {
    const given = await sample('editing')
    await open(
      allowed,
      `${url}/singlepageview/application/${given.appId}?sig=${given.sig}`,
      attributes,
      isStorageBlocked,
    )
    const frame = page.frameLocator('iframe.ours')
    await frame.locator('.tabard-paper').first().waitFor()
    const words = ` Written ${what} ${Date.now()}.`
    await writeIntoCv(page, frame, words)
    expect(await storedText(given)).toContain(words)
  })

  it('is read by a link’s token in a sandbox, and stays after it was loaded again', async () => {
    const given = await sample('editing')
    await open(allowed, `${url}/singlepageview/digitalcv/${given.appId}?sig=${given.sig}`, 'sandbox="allow-scripts"')
    const frame = page.frameLocator('iframe.ours')
    await frame.getByLabel('Presented by').first().waitFor()
    await page.evaluate(() => {
      const iframe = document.querySelector('iframe')
      if (iframe) iframe.src = `${iframe.src}&again`
    })
    await page.waitForTimeout(500)
    await frame.getByLabel('Presented by').first().waitFor()
  })

  it('goes on under an allowed page that is hostile, and tells it ids and fixed words alone', async () => {
    const given = await sample('editing')
    await open(allowed, `${url}/singlepageview/application/${given.appId}?sig=${given.sig}`)
    const frame = page.frameLocator('iframe.ours')
    await frame.locator('.tabard-paper').first().waitFor()
    const name = await frame.locator('.tabard-paper h1').first().innerText()
    await page.evaluate(harass)
    const words = ` Written under fire ${Date.now()}.`
    await writeIntoCv(page, frame, words)
    expect(await storedText(given)).toContain(words)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    const told = await heard()
    expect(told.length).toBeGreaterThan(0)
    const said = JSON.stringify(told)
    for (const secret of [given.sig, name, 'under fire']) expect(said).not.toContain(secret)
  })

  it('shows nothing in the frame of a site that no token names, and tells it nothing', async () => {
    const given = await sample('editing')
    await open(stranger, `${url}/singlepageview/application/${given.appId}?sig=${given.sig}`)
    await page.waitForTimeout(2_000)
    expect(await page.frameLocator('iframe.ours').locator('#root').count()).toBe(0)
    expect(await heard()).toEqual([])
  })
})

describe('a denial in a frame', () => {
  it('is told by the frame that is loaded with a token for another record', async () => {
    const { sig, appId } = await sample('editing')
    const other = appId.slice(0, -1) + (appId.endsWith('a') ? 'b' : 'a')
    await open(allowed, `${url}/singlepageview/application/${other}?sig=${sig}`)
    await page.frameLocator('iframe.ours').getByRole('heading', { name: 'Access Denied' }).waitFor()
    await expect.poll(heard).toEqual(expect.arrayContaining(['navigation-disallowed', 'output-finished']))
    expect(page.frames()[1]?.url()).toBe(`${url}/accessDenied?sig=${sig}`)
  })

  it('is told with its text, and then in the two fixed words', async () => {
    const { sig } = await sample('editing')
    await open(allowed, `${url}/accessDenied?message=Ask+your+admin&sig=${sig}`)
    const words = () => heard().then((all) => all.filter((one) => typeof one === 'string'))
    await expect.poll(words).toEqual(['Ask your admin', 'navigation-disallowed', 'output-finished'])
  })

  it('is shown where the token has ended', async () => {
    const { sig, appId } = await sample('expired')
    await open(allowed, `${url}/singlepageview/application/${appId}?sig=${sig}`)
    await page.frameLocator('iframe.ours').getByText('Access Expired').waitFor()
  })

  it('is not told to a site that the token does not name', async () => {
    const { sig } = await sample('editing')
    for (const path of ['/accessDenied?', '/accessExpired?', '/candidates?', '/login?']) {
      await open(stranger, `${url}${path}sig=${sig}`)
      await page.waitForTimeout(1_000)
      expect([path, await heard()]).toEqual([path, []])
      await context.close()
    }
    await open(stranger, `${url}/accessDenied`)
  })

  it('opens no sign-in inside the frame, by whatever way', async () => {
    const { sig, appId } = await sample('editing')
    for (const path of ['/login', '/forgotpassword', '/', '/candidates', '/cookies']) {
      await open(allowed, `${url}/singlepageview/plain/${appId}?sig=${sig}`)
      const frame = page.frameLocator('iframe.ours')
      await frame.locator('.tabard-paper').first().waitFor()
      await page.frames()[1]?.evaluate((to) => history.pushState(null, '', to), path)
      await frame.getByRole('heading', { name: 'Access Denied' }).waitFor()
      expect(await frame.locator('input').count()).toBe(0)
      await context.close()
    }
    await open(allowed, `${url}/accessDenied?sig=${sig}`)
  })
})

/** All that a page may do to a frame, but to end it: messages in thousands, in every form, and sizes that change all the time. */
function harass(): void {
  const iframe = document.querySelector('iframe')
  const target = iframe?.contentWindow
  if (!iframe || !target) return
  const event = (value: unknown) => ({ protocol: 'tabard', version: 1, event: value })
  const forms: unknown[] = [
    null,
    'navigation-disallowed',
    { protocol: 'tabard' },
    event(null),
    event({ type: 'token', sig: '' }),
    event({ type: 'token', sig: 'x'.repeat(9_000) }),
    event({ type: 'theme', theme: 'javascript:alert(1)' }),
    event({ type: 'theme', theme: 'dark', padding: 'x'.repeat(50_000) }),
    event({ type: 'hello', versions: { min: -1e9, max: 1e9 } }),
    event({ type: 'hello', versions: { min: 99, max: 99 } }),
    event({ type: '__proto__', polluted: true }),
    JSON.parse('{"__proto__":{"polluted":true},"protocol":"tabard","version":1,"event":{"type":"theme"}}'),
    event({ type: 'saved', appId: 'x' }),
  ]
  let round = 0
  const timer = setInterval(() => {
    for (let at = 0; at < 100; at += 1) target.postMessage(forms[at % forms.length], '*')
    iframe.style.width = `${900 + (round % 7) * 20}px`
    round += 1
    if (round > 200) clearInterval(timer)
  }, 20)
  // From a window that is not the frame's parent, a token that would end the session.
  const beside = document.createElement('iframe')
  beside.srcdoc = `<script>setInterval(() => parent.frames[0].postMessage({ protocol: 'tabard', version: 1, event: { type: 'token', sig: 'a.b.c' } }, '*'), 50)</script>`
  document.body.append(beside)
}
