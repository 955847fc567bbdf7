import { readFile, rm } from 'node:fs/promises'
import { routes, type AppId, type ApplicationBundle, type Link, type LinkId } from '@tabard/contract'
import { compose, toText } from '@tabard/paper'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startKillableBrowser, type KillableBrowser } from '../support/browser.ts'
import { faults, picture } from '../support/pictures.ts'
import { call, credentialsOf, dropFiles, paperOf, sampleFile, saved, signIn } from '../support/product-page.ts'
import { readDocxWords, readPdfText, wordsOf } from '../support/read-documents.ts'

const { url, email, password } = inject('product')
const TEN = [
  'rm-single-column.pdf',
  'rm-modern-two-column.pdf',
  'rendercv-classic.pdf',
  'rxresume-chikorita.pdf',
  'mdresume-swissen.pdf',
  'altacv-mmayer.pdf',
  'derived-hackmyresume.docx',
  'derived-encrypted-ownerpw.pdf',
  'derived-encrypted-userpw-secret.pdf',
  'derived-truncated.pdf',
]
/** The sample that is opened and corrected. */
const CHOSEN = 'rm-single-column.pdf'
const TITLE = 'Principal Supply Engineer'

let browser: KillableBrowser
let page: Page
let client: BrowserContext
let clientPage: Page
let appId = '' as AppId
let name = ''
let recruiter: Record<string, string> = {}
let link: Link

beforeAll(async () => {
  await openBrowser()
})
afterAll(async () => {
  await browser.kill()
  await rm(browser.profile, { recursive: true, force: true, maxRetries: 5 })
})

describe('the main job', () => {
  // One story: each step goes on from the one before.
  let isBroken = false
  beforeEach(({ skip }) => skip(isBroken, 'an earlier step failed'))
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    isBroken = true
    await page.screenshot({ path: 'test-results/main-job.png' }).catch(() => undefined)
    await clientPage?.screenshot({ path: 'test-results/main-job-client.png' }).catch(() => undefined)
  })

  it('lets the demo recruiter sign in, and sends nobody to another site', async () => {
    await page.goto(`${url}/login?redirect=/.//evil.com`)
    await page.getByLabel('Email').waitFor()
    await picture(page, 'main-job/login')
    await signIn(page, { email, password })
    await page.waitForURL('**/candidates')
    expect(new URL(page.url()).origin).toBe(new URL(url).origin)
    await page.getByRole('row').nth(1).waitFor()
  })

  it('takes ten files at once, and refuses what cannot be read with its reason', async () => {
    await page.goto(`${url}/upload`)
    await page.getByText('Drop CVs here').waitFor()
    await dropFiles(page, await Promise.all(TEN.map(sampleFile)))
    const summary = page.getByText(/^\d+ CVs (read|not read)/)
    await summary.waitFor({ timeout: 90_000 })
    expect(await summary.innerText()).toBe('8 CVs read, 2 not')
    const row = (file: string) => page.getByRole('listitem').filter({ hasText: file })
    await row('derived-encrypted-userpw-secret.pdf').getByText('Locked with a password. Nothing was read.').waitFor()
    await row('derived-truncated.pdf').getByText('This file is damaged or cut short.').waitFor()
    await row('derived-encrypted-ownerpw.pdf').getByRole('link', { name: /^Open/ }).waitFor()
    expect(await page.getByRole('link', { name: /^Open / }).count()).toBe(8)
    await picture(page, 'main-job/upload')

    const opens = row(CHOSEN).getByRole('link', { name: /^Open/ })
    appId = ((await opens.getAttribute('href')) ?? '').split('/').at(-1) as AppId
    name = ((await opens.getAttribute('aria-label')) ?? '').replace('Open ', '')
    await dropFiles(page, [{ name: 'notes.pdf', bytes: Buffer.from('These are notes and no CV.') }])
    await row('notes.pdf').getByText('This is not a PDF or Word document.').waitFor()
  })

  it('lists them among the candidates, and finds one by its name', async () => {
    await page.goto(`${url}/candidates`)
    await page.getByRole('row').filter({ hasText: name }).first().waitFor()
    await picture(page, 'main-job/candidates')
    await page.getByRole('searchbox').first().fill(name)
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(6)
    await page.locator(`a[href*="${appId}"]`).first().click()
    await page.waitForURL(`**/application/${appId}`)
    await paperOf(page).waitFor()
  })

  it('corrects a job title where it stands, and it is there after a reload', async () => {
    await retitle(page, TITLE)
    await picture(page, 'main-job/editing')
    await page.keyboard.press('Escape')
    await saved(page)
    recruiter = await credentialsOf(page)
    await paperOf(page).getByText(TITLE).waitFor()
    expect(await storedText()).toContain(TITLE)
    await picture(page, 'main-job/application')
  })

  it('loses nothing when the browser is killed within a second of the last key', async () => {
    await retitle(page, `${TITLE}, Europe`)
    const lastKey = Date.now()
    // Well before the edit would be sent (800 ms), and a moment after the key, as no hand is faster.
    await page.waitForTimeout(250)
    await browser.kill()
    expect(Date.now() - lastKey).toBeLessThan(1000)
    // Nothing had reached the server: what comes back comes from the device.
    expect(await storedText()).not.toContain(`${TITLE}, Europe`)

    await openBrowser(browser.profile)
    await page.goto(`${url}/application/${appId}`)
    await paperOf(page).getByText(`${TITLE}, Europe`).waitFor()
    await expect.poll(storedText, { timeout: 20_000 }).toContain(`${TITLE}, Europe`)
  })

  it('keeps what is written while the network is gone, and sends it when it is back', async () => {
    await page.context().setOffline(true)
    await retitle(page, `${TITLE}, EMEA`)
    await page.getByText('Offline: kept on this device').waitFor({ timeout: 20_000 })
    await picture(page, 'main-job/offline', { only: [''] })
    await page.context().setOffline(false)
    await expect.poll(storedText, { timeout: 40_000 }).toContain(`${TITLE}, EMEA`)
    await page.keyboard.press('Escape')
  })

  it('merges what two tabs write at the same time', async () => {
    const other = await page.context().newPage()
    await other.setViewportSize({ width: 1280, height: 800 })
    await other.goto(`${url}/application/${appId}`)
    await paperOf(other).getByText(`${TITLE}, EMEA`).waitFor()
    await writeAtEnd(other, ' Second tab.')
    await page.bringToFront()
    await retitle(page, `${TITLE}, World`)
    await expect.poll(storedText, { timeout: 20_000 }).toContain(`${TITLE}, World`)
    await expect.poll(storedText, { timeout: 20_000 }).toContain('Second tab.')
    await other.close()
    await page.reload()
    await paperOf(page).getByText(`${TITLE}, World`).waitFor()
    await paperOf(page).getByText('Second tab.').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
  })

  it('wears another template, visibly', async () => {
    const before = await layoutOf(page)
    const bundle = await storedBundle()
    await page.getByRole('button', { name: bundle.template.templateName }).click()
    await page.getByRole('option').first().waitFor()
    await page.waitForTimeout(300)
    await picture(page, 'main-job/templates', { only: [''] })
    const others = page.getByRole('option', { selected: false })
    const names = await others.allInnerTexts()
    for (const other of names) {
      await page.getByRole('option', { name: other.trim() }).hover()
      if ((await layoutOf(page)).columns !== before.columns) {
        await page.getByRole('option', { name: other.trim() }).click()
        break
      }
    }
    await expect.poll(async () => (await storedBundle()).template.template_id).not.toBe(bundle.template.template_id)
    const after = await layoutOf(page)
    expect(after.columns).not.toBe(before.columns)
    expect(after.sideLeft).not.toBe(before.sideLeft)
    await picture(page, 'main-job/application-other-template')
  })

  it('gives back every word in order as PDF and as Word document', async () => {
    const { application, template, branding, presenter } = await storedBundle()
    const tree = compose({ application, template, branding, presenter })
    const foot = wordsOf([tree.footer.company, tree.footer.text, tree.footer.presenter].join(' '))
    // On screen the foot closes the document; on paper it is on every page, beside the text.
    const truth = wordsOf(toText(tree))
    const body = truth.slice(0, truth.length - foot.length)
    expect(truth.slice(body.length)).toEqual(foot)
    expect(body.length).toBeGreaterThan(100)

    const pdf = await readPdfText(await download(page, 'PDF'))
    expect(pdf.words).toEqual(body)
    const running = wordsOf([branding.companyName, tree.header.name].join(' '))
    pdf.furniture.forEach((words, at) => {
      const number = ['page', String(at + 1), 'of', String(pdf.furniture.length)]
      const head = at === 0 ? [] : running
      expect(words.toSorted(), `beside the text of page ${at + 1}`).toEqual([...foot, ...number, ...head].toSorted())
    })
    expect(await readDocxWords(await download(page, 'Word document'))).toEqual(body)
  })

  it('shows the pages as they will be printed', async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'Preview pages' }).click()
    await page.getByRole('dialog').getByText('Page 1 of').waitFor({ timeout: 20_000 })
    await page.waitForTimeout(500)
    await picture(page, 'main-job/preview')
    await page.keyboard.press('Escape')
  })

  it('makes a link for a client', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Link name').fill('Halden, first round')
    await picture(page, 'main-job/share')
    const [answered] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/links/') && one.request().method() === 'POST'),
      dialog.getByRole('button', { name: 'Create and copy link' }).last().click(),
    ])
    link = (await answered.json()) as Link
    expect(link.url).toBe(`${url}/candidate/link/${link.shortId}`)
    await page.getByRole('tabpanel').getByText('Halden, first round').waitFor()
    await page.getByRole('tabpanel').getByText('Not opened yet').waitFor()
  })

  it('opens for a client on a phone, and the visit is counted once', async () => {
    const all = page.context().browser()
    if (!all) throw new Error('The context has no browser')
    client = await all.newContext({ viewport: { width: 360, height: 780 } })
    clientPage = await client.newPage()
    await clientPage.goto(link.url)
    await clientPage.getByText(`${TITLE}, World`).first().waitFor()
    // The link's own address stays: it is what a client sends on, and it works as long as the link does.
    expect(clientPage.url()).toBe(link.url)
    await picture(clientPage, 'main-job/client')
    await expect.poll(views, { timeout: 15_000 }).toBe(1)
    await clientPage.reload()
    await clientPage.getByText(`${TITLE}, World`).first().waitFor()
    await clientPage.waitForTimeout(2500)
    expect(await views()).toBe(1)

    // The recruiter looks at it too: that is no visit.
    const own = await page.context().newPage()
    await own.goto(link.url)
    await own.getByText(`${TITLE}, World`).first().waitFor()
    await own.waitForTimeout(2500)
    await own.close()
    expect(await views()).toBe(1)

    await page.bringToFront()
    await page.reload()
    await page.getByRole('tab', { name: 'Share' }).click()
    await page.getByRole('tabpanel').getByText('Opened once').waitFor()
    await picture(page, 'main-job/views')
  })

  it('lets the client take the document along, and nothing else', async () => {
    const started = clientPage.waitForEvent('download')
    await clientPage.getByRole('button', { name: 'PDF' }).first().click()
    const path = await (await started).path()
    expect((await readPdfText(await readFile(path))).words.join(' ')).toContain(`${TITLE}, World`.toLowerCase())
    await clientPage.goto(`${url}/candidates`)
    await clientPage.waitForURL((address) => !address.pathname.startsWith('/candidates'))
    await clientPage.goto(link.url)
    await clientPage.getByText(`${TITLE}, World`).first().waitFor()
  })

  it('closes when the link ends: on the open page and for who comes later', async () => {
    const newExpiry = Math.floor(Date.now() / 1000) + 4
    await call(url, recruiter, routes.setLinkExpiry, {
      params: { linkId: link.linkId as LinkId },
      query: { updateType: 'expiry', newExpiry },
    })
    await clientPage.waitForURL(/accessexpired/i, { timeout: 60_000 })
    await clientPage.getByText('Access Expired').waitFor()
    await picture(clientPage, 'main-job/expired')
    const later = await client.newPage()
    await later.goto(link.url)
    await later.getByText('Access Expired').waitFor()
    await later.goto(`${url}/candidate/link/abcdefghijklmnop`)
    await later.getByText('This link does not open').waitFor()
    await picture(later, 'main-job/no-such-link')
    await later.goto(`${url}/nowhere/at/all`)
    await later.getByText('Sorry, page not found!').waitFor()
    await picture(later, 'main-job/not-found', { only: [''] })
    await client.close()
  })
})

it('shows every page within its width and without a fault of access', () => {
  expect(faults).toEqual([])
})

async function openBrowser(profile?: string): Promise<void> {
  browser = await startKillableBrowser(profile)
  browser.context.setDefaultTimeout(20_000)
  page = await browser.context.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Puts another title over the first job, by real keys. */
async function retitle(target: Page, title: string): Promise<void> {
  const line = paperOf(target).locator('.entry-title').first()
  if (await line.isVisible()) {
    await line.click()
    await target.locator('.ql-editor').waitFor()
  }
  await target.keyboard.press('Control+Home')
  await target.keyboard.press('Shift+End')
  await target.keyboard.type(title, { delay: 5 })
}

/** Adds words to the last section of the main column. */
async function writeAtEnd(target: Page, words: string): Promise<void> {
  // Of two tabs only the one in front has the keyboard.
  await target.bringToFront()
  // The page shows before its tools are there; a section takes the keyboard once they are.
  await paperOf(target).locator('.main .section[tabindex]:not(.kind-presenter)').last().focus()
  await target.keyboard.press('Enter')
  await target.locator('.ql-editor').waitFor()
  await target.keyboard.press('Control+End')
  await target.keyboard.type(words, { delay: 5 })
}

function storedBundle(): Promise<ApplicationBundle> {
  return call(url, recruiter, routes.getApplicationBundle, { params: { appId } })
}

async function storedText(): Promise<string> {
  const { application } = await storedBundle()
  return application.freeText
    .flatMap(({ content }) => content.map(({ insert }) => (typeof insert === 'string' ? insert : '')))
    .join('')
}

async function views(): Promise<number> {
  const { links } = await call(url, recruiter, routes.listLinks, { params: { appId } })
  return links.find(({ linkId }) => linkId === link.linkId)?.views ?? -1
}

/** How the paper is built: its columns, and where its sidebar begins. */
function layoutOf(target: Page): Promise<{ columns: string; sideLeft: number | null }> {
  return paperOf(target).evaluate((paper) => ({
    columns: /is-(single|sidebar-\w+)/.exec(paper.className)?.[1] ?? '',
    sideLeft: paper.querySelector('.side')?.getBoundingClientRect().left ?? null,
  }))
}

async function download(target: Page, kind: 'PDF' | 'Word document'): Promise<Uint8Array> {
  await target.getByRole('button', { name: 'Download' }).click()
  const started = target.waitForEvent('download', { timeout: 60_000 })
  await target.getByRole('menuitem', { name: kind, exact: true }).click()
  return readFile(await (await started).path())
}
