import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { faults, picture } from '../support/pictures.ts'

const { url } = inject('product')

/** What each state of the gallery must come to, in the page or in the frame it holds. */
const states: Record<string, { shows: string | RegExp; isError?: boolean }> = {
  editing: { shows: 'Download' },
  digital: { shows: 'Presented by' },
  plain: { shows: 'Experience' },
  'read-only': { shows: 'Read only' },
  dark: { shows: 'Download' },
  narrow: { shows: 'Download' },
  expired: { shows: /access|expired/i, isError: true },
  denied: { shows: /access|denied/i, isError: true },
  missing: { shows: 'No CV here', isError: true },
  vendor: { shows: 'Candidate 88213' },
  frame: { shows: 'Experience' },
  react: { shows: 'Close the CV' },
}

let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
})
afterAll(async () => {
  await browser.close()
})

describe('the gallery', () => {
  it('has a page for every state that is tried here, and no other', async () => {
    const page = await context.newPage()
    await page.goto(`${url}/gallery`)
    const listed = await page
      .locator('[data-state]')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.state ?? ''))
    expect(listed.toSorted()).toEqual(Object.keys(states).toSorted())
    await page.frameLocator('#stage').getByText('Experience').filter({ visible: true }).first().waitFor()
    await picture(page, 'gallery/gallery')

    await page.getByRole('link', { name: 'client page' }).click()
    await page.getByRole('heading', { name: 'CV viewer, client page' }).waitFor()
    await page.frameLocator('#stage').getByLabel('Presented by').first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'ready' }).first().waitFor()
    await page.close()
    expect(faults).toEqual([])
  })

  it.each(Object.entries(states))('shows %s, and says nothing on the console', async (state, { shows, isError }) => {
    const page = await context.newPage()
    const said = listen(page)
    await page.goto(`${url}/gallery/stage/${state}`)
    const place = state === 'frame' ? page.frameLocator('iframe') : page
    await place.getByText(shows).or(place.getByLabel(shows)).filter({ visible: true }).first().waitFor()
    if (!isError) {
      await place.getByText('Experience').filter({ visible: true }).first().waitFor()
      await page.waitForTimeout(500)
      expect(said).toEqual([])
    }
    await page.close()
  })
})

function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}
