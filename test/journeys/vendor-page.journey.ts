import { routes, type ApplicationBundle, type AppId, type Op } from '@tabard/contract'
import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { faults, picture } from '../support/pictures.ts'
import { call, paperOf, saved } from '../support/product-page.ts'

const { vendorUrl, url } = inject('product')
const MOUNTS = 50
const WARM_UP = 5
/** Of the mounts, each so manieth opens the editor too. */
const EDITS_EVERY = 5
/** As Word puts it on the clipboard: its own classes, a list that is none, and what nobody should let in. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
  <p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Owned</b> the plan<o:p></o:p></p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Cut stock</p>
  <img src="x" onerror="window.pasted = true"><script>window.pasted = true</script>
  <!--EndFragment--></body></html>`

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

/** What a page that holds the screen does with it; by its own means, as its maker would. */
interface Host {
  name: string
  address: string
  remove(page: Page): Promise<void>
  add(page: Page): Promise<void>
  /** Which CV, and the token for it. */
  given(page: Page): Promise<{ appId: AppId; sig: string }>
  refused(page: Page): Promise<Refused>
}

const hosts: Host[] = [
  {
    name: 'vendor page',
    address: vendorUrl,
    remove: (page) => page.evaluate(() => document.querySelector('tabard-cv-viewer')?.remove()),
    add: (page) =>
      page.evaluate(() => {
        const { sig = '', appId = '', baseUrl = '' } = document.body.dataset
        const viewer = document.createElement('tabard-cv-viewer')
        for (const [name, value] of Object.entries({ sig, 'app-id': appId, 'base-url': baseUrl, mode: 'edit' }))
          viewer.setAttribute(name, value)
        document.querySelector('.cv')?.append(viewer)
      }),
    given: (page) =>
      page.evaluate(() => {
        const viewer = document.querySelector('tabard-cv-viewer')
        const of = (name: string) => viewer?.getAttribute(name) ?? ''
        // Kept for the mounts to come: the element itself will be gone.
        Object.assign(document.body.dataset, { sig: of('sig'), appId: of('app-id'), baseUrl: of('base-url') })
        return { appId: of('app-id') as AppId, sig: of('sig') }
      }),
    refused: (page) => page.evaluate(() => (window as unknown as { refused: Refused }).refused),
  },
  {
    name: 'React page',
    address: `${url}/gallery/stage/react`,
    remove: (page) => page.getByRole('button', { name: 'Close the CV' }).click(),
    add: (page) => page.getByRole('button', { name: 'Open the CV' }).click(),
    given: async (page) => {
      const { searchParams } = new URL(page.url())
      return { appId: (searchParams.get('appId') ?? '') as AppId, sig: searchParams.get('sig') ?? '' }
    },
    refused: (page) => page.evaluate(() => (window as unknown as { refused: Refused }).refused),
  },
]

describe.each(hosts)('the $name', (host) => {
  it('takes typing, selection, bold, lists, paste and undo inside its shadow root', async () => {
    const page = await opened(host)
    const { appId, sig } = await host.given(page)
    await openSection(page)
    const text = () => page.locator('.ql-editor').innerText()

    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('Hello world', { delay: 15 })
    expect(await text()).toBe('Hello world')

    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+B')
    expect(await page.locator('.ql-editor strong').allInnerTexts()).toEqual(['world'])

    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+B')
    await page.getByRole('button', { name: 'Bullets' }).click()
    await page.keyboard.type('First point', { delay: 15 })
    await page.keyboard.press('Enter')
    await page.keyboard.type('Second point', { delay: 15 })
    expect(await page.locator('.ql-editor li').allInnerTexts()).toEqual(['First point', 'Second point'])

    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1200) // Quill joins edits within a second to one step of undo.
    await putOnClipboard(page, FROM_WORD, 'Owned the plan\nCut stock')
    await page.keyboard.press('Control+V')
    await expect.poll(text).toContain('Owned the plan')
    await page.keyboard.press('Control+Z')
    await expect.poll(text).not.toContain('Owned the plan')
    expect(await text()).toContain('Second point')
    await page.keyboard.press('Control+Shift+Z')
    await expect.poll(text).toContain('Owned the plan')
    expect(await page.evaluate(() => 'pasted' in window)).toBe(false)

    await page.keyboard.press('Escape')
    await saved(page)
    const stored: ApplicationBundle = await call(
      url,
      { authorization: sig, 'x-access-token': 'none' },
      routes.getApplicationBundle,
      { params: { appId } },
    )
    const lines = stored.application.freeText.map(({ content }) => linesOf(content))
    expect(lines.find((one) => one.some((line) => line.startsWith('Hello')))).toEqual([
      'Hello **world**',
      '- First point',
      '- Second point',
      '**Owned** the plan',
      expect.stringMatching(/Cut stock$/),
    ])
    if (host.name === 'vendor page') await picture(page, 'vendor-page/editing')
    expect(faults).toEqual([])
    expect(await host.refused(page)).toEqual({ csp: [], trustedTypes: [] })
    await page.close()
  })

  it(`leaves nothing behind after ${MOUNTS} mounts`, async () => {
    const page = await opened(host)
    await host.given(page)
    const inspector = await page.context().newCDPSession(page)
    await openSection(page)
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await host.remove(page)
    await mount(host, page, WARM_UP)
    const before = await count(inspector)
    await mount(host, page, MOUNTS)
    const after = await count(inspector)
    const { csp, trustedTypes } = await host.refused(page)
    const figures = {
      csp: csp.length,
      trustedTypes: trustedTypes.length,
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes,
    }
    console.log(`${host.name} after showing, editing and ${MOUNTS} mounts:`, JSON.stringify(figures))
    expect(figures).toEqual({ csp: 0, trustedTypes: 0, listeners: 0, nodes: 0 })
    await page.close()
  })
})

async function opened(host: Host): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript(() => {
    const refused: Refused = { csp: [], trustedTypes: [] }
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', (event) => {
      const kind = event.effectiveDirective.includes('trusted-types') ? 'trustedTypes' : 'csp'
      refused[kind].push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const page = await context.newPage()
  await page.goto(host.address)
  await paperOf(page).waitFor()
  return page
}

/** Opens the first section of the main column for typing, by the keyboard. */
async function openSection(page: Page): Promise<void> {
  await paperOf(page).locator('.main .section[tabindex="0"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.ql-editor').waitFor()
}

async function mount(host: Host, page: Page, times: number): Promise<void> {
  for (let at = 1; at <= times; at += 1) {
    await host.add(page)
    await paperOf(page).locator('.section[tabindex="0"]').first().waitFor()
    if (at % EDITS_EVERY === 0) {
      await openSection(page)
      await page.keyboard.press('Escape')
    }
    await host.remove(page)
  }
}

async function count(inspector: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) {
    await inspector.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const { nodes, jsEventListeners } = await inspector.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

/** From another page, as from another program: what is done with it there is not the vendor page's doing. */
async function putOnClipboard(page: Page, html: string, plain: string): Promise<void> {
  const source = await page.context().newPage()
  await source.goto(`${url}/healthz`)
  await source.evaluate(
    ([rich = '', simple = '']) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([rich], { type: 'text/html' }),
          'text/plain': new Blob([simple], { type: 'text/plain' }),
        }),
      ]),
    [html, plain],
  )
  await source.close()
  await page.bringToFront()
}

/** A document as lines, bold between stars, list items after a dash; empty lines left out. */
function linesOf(content: readonly Op[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const { insert, attributes } of content) {
    if (typeof insert !== 'string') continue
    for (const piece of insert.split(/(\n)/).filter(Boolean)) {
      if (piece !== '\n') line += attributes?.bold ? `**${piece}**` : piece
      else {
        lines.push(attributes?.list ? `- ${line}` : line)
        line = ''
      }
    }
  }
  return lines.filter((one) => one.trim())
}
