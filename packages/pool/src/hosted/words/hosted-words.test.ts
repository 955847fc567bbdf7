import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PSEUDO_LANGUAGE, pseudoWords } from '@tabard/contract'
import { bareWords } from '#test/support/bare-words.ts'
import { createCookieBrowser, formOf, type CookieBrowser, type Page } from '#test/support/cookie-browser.ts'
import { freePort, startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { seedPassword, type SeededCompany } from '#test/seeds/make-company.ts'
import { hostedEn } from './en.ts'
import { hostedWords } from './hosted-words.ts'

let t: TestGateway
let company: SeededCompany
let origin = ''

beforeAll(async () => {
  hostedWords.teach(PSEUDO_LANGUAGE, pseudoWords(hostedEn))
  const port = await freePort()
  origin = `http://localhost:${port}`
  t = await startGateway({ config: { port, publicUrl: origin } })
  company = await t.company()
})
afterAll(async () => {
  hostedWords.teach(PSEUDO_LANGUAGE, hostedEn)
  await t.close()
})

const wish = { ui_locales: `xx ${PSEUDO_LANGUAGE}` }
const query = (more: Record<string, string> = wish) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'tabardhostapp',
    redirect_uri: origin,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  }).toString()
const signIn = async (browser: CookieBrowser): Promise<Page> =>
  browser.follow(await browser.get(`${origin}/oauth2/authorize?${query()}`), 'nowhere')
const submit = (browser: CookieBrowser, page: Page, fields: Record<string, string>): Promise<Page> => {
  const form = formOf(page)
  return browser.post(form.action, { ...form.fields, ...fields })
}

/** What a page says, without its markup. */
const said = (html: string) =>
  html
    .replace(/<(style|script)\b[^]*?<\/\1>/g, ' ')
    .replace(/<code class="secret">[^<]*<\/code>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, ' ')

describe('the hosted sign-in in the language the app asks for', () => {
  it('says it on the page that asks for a password, and declares it', async () => {
    const page = await signIn(createCookieBrowser())
    expect(page.text).toContain(`<html lang="${PSEUDO_LANGUAGE}">`)
    expect(bareWords(said(page.text), ['Tabard'])).toEqual([])
  })

  it('keeps it from step to step', async () => {
    const browser = createCookieBrowser()
    const late = await submit(browser, await signIn(browser), { token: 'stale' })
    expect(bareWords(said(late.text), ['Tabard'])).toEqual([])
    const provider = await browser.get(`${origin}/login-ui/sso?${query()}`)
    expect(bareWords(said(provider.text), ['Tabard'])).toEqual([])
    const unknown = await submit(browser, provider, { username: 'ada@nobody.test' })
    expect(unknown.text).toContain(pseudoWords(hostedEn).noProvider)
    expect(bareWords(said(unknown.text), ['Tabard', 'ada@nobody.test'])).toEqual([])
  })

  it('leaves the refusals of the pool in English', async () => {
    const browser = createCookieBrowser()
    const { email } = company.users.recruiter
    const refused = await submit(browser, await signIn(browser), { username: email, password: `${seedPassword}x` })
    expect(said(refused.text)).toContain('Incorrect username or password.')
  })

  it.each([
    ['an address without a page', '/login-ui/nowhere', 404],
    ['an app that is not known', '/login-ui/error?error=unknown_client', 400],
    ['an answer that nobody waits for', '/oauth2/idpresponse?state=x', 400],
  ])("says it by the browser's wish at %s", async (_, path, status) => {
    const response = await fetch(`${origin}${path}`, { headers: { 'accept-language': `${PSEUDO_LANGUAGE}, en;q=0.5` } })
    expect(response.status).toBe(status)
    expect(bareWords(said(await response.text()), ['Tabard'])).toEqual([])
  })
})
