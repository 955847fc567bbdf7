import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes, fillPath, type ApplicationBundle, type Link } from '@tabard/contract'
import { compose, toText } from '@tabard/paper'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startKillableBrowser, type KillableBrowser } from '../support/browser.ts'
import { picture } from '../support/pictures.ts'
import { wordsOf, wordsOfDocx, wordsOfPdf } from '../support/read-documents.ts'

const { url, email, password } = inject('product')
const samples = fileURLToPath(new URL('../fixtures/cv-samples', import.meta.url))
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
const NEW_TITLE = 'Principal Supply Engineer'

let browser: KillableBrowser
let page: Page
let appId = ''
let shortLink = ''

beforeAll(async () => {
  browser = await startKillableBrowser()
  page = await browser.context.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
})
afterAll(async () => {
  await browser.kill()
})

describe('the main job', () => {
  it('lets the demo recruiter sign in', async () => {
    await page.goto(url)
    await page.getByLabel('Email').waitFor()
    await picture(page, 'main-job/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/candidates')
    await page.getByText('Hello').waitFor()
  })

  it('takes ten files at once, and refuses what cannot be read with its reason', async () => {
    await page.goto(`${url}/upload`)
    await drop(page, TEN)
    await page.getByRole('status').filter({ hasText: /8 .*ready|read|done/i }).first().waitFor({ timeout: 90_000 })
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await row('derived-encrypted-userpw-secret.pdf').getByText('Locked with a password. Nothing was read.').waitFor()
    await row('derived-truncated.pdf').getByText('This file is damaged or cut short.').waitFor()
    await row('derived-encrypted-ownerpw.pdf').getByRole('link', { name: /^Open/ }).waitFor()
    expect(await page.getByRole('link', { name: /^Open / }).count()).toBe(8)
    await picture(page, 'main-job/upload')
    const opens = row(CHOSEN).getByRole('link', { name: /^Open/ })
    appId = ((await opens.getAttribute('href')) ?? '').split('/').at(-1)?.split('?')[0] ?? ''
  })

  it('lists them among the candidates', async () => {
    await page.goto(`${url}/candidates`)
    await page.getByRole('searchbox').first().fill('John Doe')
    await page.getByRole('row').filter({ hasText: 'John Doe' }).first().waitFor()
    await page.getByRole('searchbox').first().fill('')
    await picture(page, 'main-job/candidates')
  })
})

/** Drops files on the page as a hand would: one event, all files. */
async function drop(target: Page, names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map(async (name) => ({ name, data: (await readFile(join(samples, name))).toString('base64') })))
  const transfer = await target.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, data: base64 } of list) data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name))
    return data
  }, files)
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent('main', type, { dataTransfer: transfer })
}
