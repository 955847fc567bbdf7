import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, GatewayProcess } from '../../support/gateway-process.ts'
import { signIn as signInByHand } from '../../support/product-page.ts'
import { signIn } from '../gateways/recruiter.mjs'
import { pause } from './type-in-turn.mjs'

const person = { email: 'recruiter@demo.tabard.test', password: 'Tabard-demo-1!' }
const MOST_MS = 60_000

/** A gateway with one CV of these sections, and a browser in which its recruiter is signed in. */
export async function startProduct(browser, sections) {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-typing-'))
  const gateway = new GatewayProcess({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    galleryPort: await freePort(),
    environment: { LOG_LEVEL: 'warn', RATE_LIMITS: '100000', DUMP_EVERY_HOURS: '0' },
  })
  gateway.start()
  await gateway.ready()
  const recruiter = await signIn(gateway.origin, person.email, person.password)
  const file = await readFile(new URL('../../fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
  const appId = await recruiter.upload('sample.docx', file)
  while ((await recruiter.read(appId)).status === 'processing') await pause(100)
  await recruiter.change(appId, { freeText: sections })

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(MOST_MS)
  const address = `${gateway.origin}/application/${appId}`
  const first = await context.newPage()
  await first.goto(`${gateway.origin}/login`)
  await signInByHand(first, person)
  await first.waitForURL('**/candidates')
  await first.close()
  return {
    address,
    newPage: () => context.newPage(),
    /** The CV with the caret in its long section. */
    openToType: async () => {
      const page = await context.newPage()
      await page.goto(address)
      await page.locator('.tabard-paper [data-section][tabindex]').first().waitFor()
      await page.locator('.tabard-paper .kind-experience li').nth(3).click()
      await page.locator('.ql-editor').waitFor()
      return page
    },
    stop: async () => {
      await gateway.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
