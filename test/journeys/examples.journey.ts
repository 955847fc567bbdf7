import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { faults, picture } from '../support/pictures.ts'

const { url } = inject('product')

interface GalleryScreen {
  name: string
  /** Words of the sample every state shows that is no error. */
  holds: string
  states: { id: string; name: string; shows: string; isError?: boolean }[]
}

const screens = JSON.parse(
  readFileSync(new URL('../../examples/gallery/states.json', import.meta.url), 'utf8'),
) as GalleryScreen[]
/** What each state of the gallery must come to, in the page or in the frame it holds. */
const states = screens.flatMap(({ holds, states: own }) => own.map((state) => ({ ...state, holds })))

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
  it('lists every state that is tried here, and no other', async () => {
    const page = await context.newPage()
    await page.goto(`${url}/gallery`)
    // The list is fetched, which the page's load does not wait for.
    await page.locator('[data-state]').first().waitFor()
    const listed = await page
      .locator('[data-state]')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.state ?? ''))
    expect(listed.toSorted()).toEqual(states.map(({ id }) => id).toSorted())
    await page.frameLocator('#stage').getByText('Experience').filter({ visible: true }).first().waitFor()
    await picture(page, 'gallery/gallery')

    await page.getByRole('link', { name: 'client page' }).click()
    await page.getByRole('heading', { name: 'CV viewer, client page' }).waitFor()
    await page.frameLocator('#stage').getByLabel('Presented by').first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'ready' }).first().waitFor()
    await page.close()
    expect(faults).toEqual([])
  })

  it.each(states)('shows $id, and says nothing on the console', async ({ id, shows, holds, isError }) => {
    const page = await context.newPage()
    const said = listen(page)
    await page.goto(`${url}/gallery/stage/${id}`)
    const target = id === 'frame' ? page.frameLocator('iframe') : page
    await target.getByText(shows).or(target.getByLabel(shows)).filter({ visible: true }).first().waitFor()
    if (!isError) {
      await target.getByText(holds).filter({ visible: true }).first().waitFor()
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
