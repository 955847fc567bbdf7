import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'

const { vendorUrl, url } = inject('product')
const MOUNTS = 50
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
})

interface Refused {
  csp: string[]
  trustedTypes: string[]
}

/** The two hosts of the same screen: a vendor's page by script tag on another site, and a React page from the packed package. */
const hosts = [
  { name: 'the vendor page', address: vendorUrl, isStrict: true },
  { name: 'the React page', address: `${url}/gallery/stage/react`, isStrict: false },
]

describe.each(hosts)('$name', ({ address, isStrict }) => {
  it('shows a CV that takes typing, selection, bold, lists, paste and undo', async () => {
    const page = await opened(address)
    const editor = await openSection(page)
    await writeAndCheck(page, editor)
    if (isStrict) expect(await refused(page)).toEqual({ csp: [], trustedTypes: [] })
    await page.close()
  })

  it('leaves no listener and no node behind after 50 mounts', async () => {
    const page = await opened(address)
    const before = await countersAfter(page, 5)
    const after = await countersAfter(page, MOUNTS)
    const { csp, trustedTypes } = isStrict ? await refused(page) : { csp: [], trustedTypes: [] }
    const figures = {
      csp: csp.length,
      trustedTypes: trustedTypes.length,
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes,
    }
    console.log(
      `${address.includes('react') ? 'React page' : 'vendor page'} after ${MOUNTS} mounts:`,
      JSON.stringify(figures),
    )
    expect(figures).toEqual({ csp: 0, trustedTypes: 0, listeners: 0, nodes: 0 })
    await page.close()
  })
})

async function opened(address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  return page
}

function refused(page: Page): Promise<Refused> {
  return page.evaluate(() => (window as unknown as { refused: Refused }).refused)
}
