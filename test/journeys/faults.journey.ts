import { readdirSync } from 'node:fs'
import { routes, type AppId, type ApplicationBundle, type FolderId } from '@tabard/contract'
import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startForeignSite, type ForeignSite } from '../support/foreign-site.ts'
import { faults, picture } from '../support/pictures.ts'
import { call } from '../support/product-page.ts'
import { signIn, type Credentials } from '../support/start-gateway.ts'

const { url, email, password } = inject('product')
/** `npm run test:journeys` runs the whole matrix; `npm test`, and other journeys beside it, a short form. */
const isWhole = process.env.TABARD_FAULTS === 'whole'
const HOUR_MS = 3_600_000

type Way = 'inline' | 'frame'
interface Failed {
  code: string
  retryable: boolean
}

let browser: Browser
let site: ForeignSite
let recruiter: Credentials
let first = '' as AppId
let second = '' as AppId
let count = 0

beforeAll(async () => {
  browser = await launchBrowser()
  site = await startForeignSite(url)
  recruiter = await signIn(url, email, password)
  const folders = await call(url, recruiter, routes.listFolders, {})
  const lists = await Promise.all(
    (Object.keys(folders) as FolderId[]).map((folderId) =>
      call(url, recruiter, routes.listApplications, { params: { folderId }, query: { processedOnly: true } }).catch(
        () => ({}),
      ),
    ),
  )
  const ready = lists.flatMap((list) => Object.values(list))
  ;[first, second] = ready.map(({ application_id: appId }) => appId) as [AppId, AppId]
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const mint = async (appId: AppId, accessType: 'view' | 'edit' = 'edit'): Promise<string> => {
  const query = { accessType, singleApplication: appId, origins: site.origin }
  return (await call(url, recruiter, routes.getAccess, { query })).accessToken
}
/** The same token with other claims: what it says can be read, and its signature no longer fits. */
const withClaims = (token: string, claims: object): string => {
  const [head = '', body = '', mark = ''] = token.split('.')
  const payload = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...claims }
  return [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), mark].join('.')
}

/** What may become of a token, the code that the page is told, and words on the screen. */
const tokens: Record<string, { make: () => Promise<unknown>; code: string; words: string }> = {
  bad: { make: async () => 'no.token', code: 'token_unreadable', words: 'Access Denied' },
  tampered: {
    make: async () => withClaims(await mint(first), { sub: 'somebody' }),
    code: 'signature_invalid',
    words: 'Access Denied',
  },
  'other record': { make: () => mint(second), code: 'token_other_record', words: 'for another CV' },
  'view-only': { make: () => mint(first, 'view'), code: 'token_view_only', words: 'for reading now' },
  expired: {
    make: async () => withClaims(await mint(first), { iat: 1_000, exp: 2_000 }),
    code: 'signature_expired',
    words: 'Access Expired',
  },
  null: { make: async () => null, code: 'token_missing', words: 'No access yet' },
  HTML: {
    make: async () => '<!doctype html><title>Sign in</title>',
    code: 'token_unreadable',
    words: 'Access Denied',
  },
}

/** An element on a foreign site, and what it has said. */
interface Opened {
  page: Page
  root: Page | FrameLocator
  failed: () => Promise<Failed[]>
  set: (values: Record<string, unknown>) => Promise<void>
  close: () => Promise<void>
}

async function open(way: Way, given: { sig: string; aheadMs?: number; lost?: string; appId?: AppId }): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  if (given.aheadMs)
    await context.addInitScript((aheadMs) => {
      const { now } = Date
      Date.now = () => now() + aheadMs
    }, given.aheadMs)
  const page = await context.newPage()
  let isLost = false
  if (given.lost)
    // Of a version's folder: the loader, which has the name of the entry, is the vendor's own tag and nobody's to repeat.
    await context.route(`**/sdk/0.*/${given.lost}`, (route) => {
      if (isLost) return route.continue()
      isLost = true
      return route.abort()
    })
  await page.goto(site.origin)
  await page.evaluate(
    ({ sdk, appId, sig, isolation }) => {
      const said: unknown[] = []
      Object.assign(window, { said })
      document.addEventListener('failed', (event) => said.push((event as CustomEvent).detail))
      document.documentElement.style.height = '100%'
      document.body.style.cssText = 'height: 100%; margin: 0'
      const element = document.createElement('tabard-cv-viewer')
      element.style.cssText = 'display: block; height: 880px'
      for (const [name, value] of Object.entries({ 'app-id': appId, sig, mode: 'edit', isolation }))
        element.setAttribute(name, value)
      document.querySelector('main')?.append(element)
      const script = document.createElement('script')
      script.src = `${sdk}/sdk/v1/tabard.js`
      document.head.append(script)
    },
    { sdk: url, appId: given.appId ?? first, sig: given.sig, isolation: way },
  )
  return {
    page,
    root: way === 'frame' ? page.frameLocator('tabard-cv-viewer iframe') : page,
    failed: () => page.evaluate(() => (window as unknown as { said: Failed[] }).said),
    set: (values) =>
      page.evaluate((each) => void Object.assign(document.querySelector('tabard-cv-viewer') ?? {}, each), values),
    close: () => context.close(),
  }
}

/** Opens the first section of the main column by a press, and types. */
async function type({ page, root }: Opened, words: string): Promise<void> {
  await root.locator('.can-edit .main .section[tabindex="0"]').first().focus()
  await page.keyboard.press('Enter')
  await root.locator('.ql-editor').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

async function stored(appId: AppId): Promise<string> {
  const bundle: ApplicationBundle = await call(url, recruiter, routes.getApplicationBundle, { params: { appId } })
  return JSON.stringify(bundle.application.freeText)
}
async function isStored(words: string, appId = first): Promise<void> {
  await expect.poll(() => stored(appId), { timeout: 20_000, interval: 150 }).toContain(words)
}

/** Words that no other test types. */
const fresh = () => `typed${(count += 1)}x${Date.now().toString(36)}`

const cases = Object.entries(tokens).flatMap(([name, token]) =>
  (['inline', 'frame'] as const).flatMap((way) =>
    [0, HOUR_MS, -HOUR_MS].map((aheadMs) => ({ name, way, aheadMs, ...token })),
  ),
)
const isShort = ({ name, way, aheadMs }: (typeof cases)[number]) =>
  aheadMs === 0 && (way === 'inline' ? ['tampered', 'other record'] : ['HTML']).includes(name)

describe('while somebody types on a foreign site', () => {
  it.each(cases.filter((each) => isWhole || isShort(each)))(
    'a token that is $name takes nothing away: $way, clock off by $aheadMs ms',
    async ({ way, make, code, words, aheadMs }) => {
      const [good, wrong, next] = await Promise.all([mint(first), make(), mint(first)])
      const opened = await open(way, { sig: good, aheadMs })
      const [before, after] = [fresh(), fresh()]
      await type(opened, before)
      await opened.set({ sig: wrong })
      await opened.page.keyboard.type(after)
      await opened.root.getByRole('alert').getByText(words).waitFor()
      expect(await opened.root.locator('.ql-editor').count()).toBe(1)
      await expect.poll(opened.failed).toContainEqual({ code, retryable: true })
      const kept = await opened.root.locator('.ql-editor').innerText()
      await opened.set({ sig: next })
      await opened.root.locator('.tb-view:not([inert])').waitFor()
      await isStored(before)
      if (kept.includes(after)) await isStored(after)
      await opened.close()
    },
  )

  it('a getToken that rejects, is late and then gives one keeps what was typed', async () => {
    const opened = await open('inline', { sig: await mint(first) })
    const words = fresh()
    const [wrong, good] = [await tokens.tampered?.make(), await mint(first)]
    await type(opened, words)
    await opened.page.evaluate(
      ([bad, next]) => {
        const answers = [
          () => Promise.reject(new Error('signed out')),
          () => new Promise((resolve) => setTimeout(() => resolve(next), 1_500)),
        ]
        const getToken = () => (answers.length > 1 ? answers.shift() : answers[0])?.()
        Object.assign(document.querySelector('tabard-cv-viewer') ?? {}, { getToken, sig: bad })
      },
      [wrong, good],
    )
    await expect.poll(opened.failed, { timeout: 10_000 }).toContainEqual({ code: 'token_not_given', retryable: true })
    await opened.page.getByRole('button', { name: /Try again|Carry on/ }).click()
    await isStored(words)
    await opened.page.locator('.tb-view:not([inert])').waitFor()
    await opened.close()
  })

  it('another CV in the same element waits for its token', async () => {
    const opened = await open('inline', { sig: await mint(first) })
    const words = fresh()
    await type(opened, words)
    await opened.page.evaluate((id) => document.querySelector('tabard-cv-viewer')?.setAttribute('app-id', id), second)
    await opened.page.waitForTimeout(300)
    expect(await opened.page.getByText('No CV here').count()).toBe(0)
    await opened.set({ sig: await mint(second) })
    const other = fresh()
    await type(opened, other)
    await Promise.all([isStored(words), isStored(other, second)])
    expect(await opened.failed()).toEqual([])
    await opened.close()
  })

  it('is pictured under its overlay', async () => {
    const opened = await open('inline', { sig: await mint(first) })
    await type(opened, fresh())
    await opened.set({ sig: 'no.token' })
    await opened.root.getByRole('alert').waitFor()
    await picture(opened.page, 'vendor-page/covered')
    expect(faults).toEqual([])
    await opened.close()
  })
})

/** The files of the script tag that a page with an editor asks for, by the start of their names. */
const sdk = new URL('../../packages/widgets/dist/cdn/0.1.0/', import.meta.url)
const editing =
  /^(tabard|cv-viewer|open-workspace|shadow-quill|quill|make-output|dialog|tool-styles|fonts|button|interop)/
const chunks = readdirSync(sdk).filter((file) => file.endsWith('.js') && editing.test(file))
const inShort = (file: string) => /^(cv-viewer|open-workspace|quill)/.test(file)

describe('a file that is lost once', () => {
  it.each(chunks.filter((file) => isWhole || inShort(file)))('%s, comes again, and the CV is edited', async (lost) => {
    const opened = await open('inline', { sig: await mint(first), lost })
    const words = fresh()
    await opened.root.locator('.tabard-paper').waitFor()
    await type(opened, words)
    await isStored(words)
    await opened.close()
  })

  it('leaves what can be read, and keeps a press until the tools have come', async () => {
    const opened = await open('inline', { sig: await mint(first) })
    await opened.close()
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    let isClosed = true
    await context.route('**/open-workspace-*.js', (route) => (isClosed ? route.abort() : route.continue()))
    await page.goto(site.origin)
    await page.evaluate(
      ({ origin, appId, sig }) => {
        const said: unknown[] = []
        Object.assign(window, { said })
        document.addEventListener('failed', (event) => said.push((event as CustomEvent).detail))
        document.body.innerHTML = `<tabard-cv-viewer app-id="${appId}" sig="${sig}" style="display: block; height: 880px"></tabard-cv-viewer>`
        const script = document.createElement('script')
        script.src = `${origin}/sdk/v1/tabard.js`
        document.head.append(script)
      },
      { origin: url, appId: first, sig: await mint(first) },
    )
    await page.locator('.main .section').first().click()
    await page.getByRole('alert').getByText('What is here stays').waitFor()
    expect(await page.evaluate(() => (window as unknown as { said: Failed[] }).said)).toContainEqual({
      code: 'chunk_lost',
      retryable: true,
    })
    await picture(page, 'vendor-page/tools-lost')
    expect(faults).toEqual([])
    isClosed = false
    await page.locator('.ql-editor').waitFor()
    await context.close()
  })
})
