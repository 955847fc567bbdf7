import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { paperOf, signIn } from '../support/product-page.ts'

const { url, vendorUrl, email, password } = inject('product')
/** Chunks that only somebody's wish may load, by the start of their file names. */
const ENGINES = /\/(quill|pdf-engine|docx-engine|pdf-reader)[-.]/
/** Longer than the pause after which a quiet page once laid out its PDF. */
const QUIET_MS = 4_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** A page, and which engines it has asked the server for. */
async function openPage(): Promise<{ page: Page; engines: () => string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = ENGINES.exec(new URL(request.url()).pathname)?.[1]
    if (name) asked.add(name)
  })
  return { page, engines: () => [...asked].toSorted() }
}

describe('what a page loads', () => {
  it('holds no engine from the sign-in to the opened CV, until somebody types or asks for pages', async () => {
    const { page, engines } = await openPage()
    await page.goto(`${url}/login`)
    await signIn(page, { email, password })
    await page.waitForURL('**/candidates')
    await page.locator('a[href*="/application/"]').first().click()
    await page.waitForURL('**/application/**')
    await paperOf(page).locator('[data-section][tabindex]').first().waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(engines()).toEqual([])

    await page.getByRole('button', { name: 'Page breaks' }).click()
    await expect.poll(engines).toEqual(['pdf-engine'])

    await paperOf(page).locator('.main .section[tabindex]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.ql-editor').waitFor()
    expect(engines()).toEqual(['pdf-engine', 'quill'])
    await page.context().close()
  })

  it('holds no engine in a foreign page that shows a CV to edit', async () => {
    const { page, engines } = await openPage()
    await page.goto(vendorUrl)
    await paperOf(page).locator('[data-section][tabindex]').first().waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(engines()).toEqual([])
    await page.context().close()
  })
})

it('keeps the open section exactly as tall as its text', async () => {
  const { page } = await openPage()
  await page.goto(vendorUrl)
  await paperOf(page).locator('.main .section[tabindex]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.ql-editor').waitFor()
  /** How far the section's foot is from its text's, in pixels. */
  const gap = () =>
    paperOf(page).evaluate((paper) => {
      const section = paper.querySelector('.is-editing')
      const text = section?.querySelector('.ql-editor')
      return Math.abs((section?.getBoundingClientRect().bottom ?? 0) - (text?.getBoundingClientRect().bottom ?? 99))
    })
  const height = () => page.locator('.is-editing').evaluate((section) => section.getBoundingClientRect().height)
  await expect.poll(gap).toBeLessThan(1)
  const before = await height()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A line more, and so long that it needs a second one on any page, however wide that may be.')
  await expect.poll(height).toBeGreaterThan(before + 20)
  await expect.poll(gap).toBeLessThan(1)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(gap).toBeLessThan(1)
  await page.context().close()
})
