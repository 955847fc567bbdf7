import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorWords, type Dictionary, PSEUDO_LANGUAGE, pseudoWords, refusalWords } from '@tabard/contract'
import { Secret, TOTP } from 'otpauth'
import { bareWords } from '#test/support/bare-words.ts'
import { createCookieBrowser, formOf, type CookieBrowser, type Page } from '#test/support/cookie-browser.ts'
import { freePort, startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { inviteUser, requireMfa } from '#test/seeds/invite-user.ts'
import { seedPassword, type SeededCompany } from '#test/seeds/make-company.ts'
import { hostedEn } from './en.ts'
import { hostedWords } from './hosted-words.ts'

let t: TestGateway
let company: SeededCompany
let origin = ''
let now = Date.now()
const dictionaries: readonly Dictionary<object>[] = [hostedWords, refusalWords, errorWords]

beforeAll(async () => {
  for (const words of dictionaries) words.teach(PSEUDO_LANGUAGE, pseudoWords(words.en))
  const port = await freePort()
  origin = `http://localhost:${port}`
  t = await startGateway({ config: { port, publicUrl: origin }, clock: { now: () => now } })
  company = await t.company()
})
afterAll(async () => {
  for (const words of dictionaries) words.teach(PSEUDO_LANGUAGE, words.en)
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

/** What a page says: its texts, and the attributes that are shown or read out. */
const said = (html: string) =>
  html
    .replace(/<(style|script)\b[^]*?<\/\1>/g, ' ')
    .replace(/<code class="secret">[^<]*<\/code\s*>/g, ' ')
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(SHOWN)].map(([, words]) => words).join(' '))
    .replace(/&#?\w+;/g, ' ')
const SHOWN = / (?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g

/** A page of a step: what was asked for, and no word that is in no dictionary. */
function expectSpoken(page: Page, title: string, data: readonly string[] = []): void {
  expect(said(page.text)).toContain(title)
  expect(bareWords(said(page.text), ['Tabard', ...data])).toEqual([])
}
const pseudo = pseudoWords(hostedEn)
const refusal = pseudoWords(refusalWords.en)

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

  it.each([
    ['a wrong password', () => ({ password: `${seedPassword}x` }), 'wrongPassword'],
    ['a name that nobody can have', () => ({ username: 'ζ ζ' }), 'badName'],
    ['no name', () => ({ username: '' }), 'noName'],
  ] as const)('refuses %s in it', async (_, wrong, row) => {
    const browser = createCookieBrowser()
    const { email: username } = company.users.recruiter
    const refused = await submit(browser, await signIn(browser), { username, password: seedPassword, ...wrong() })
    expectSpoken(refused, refusal[row], [username])
  })

  it('says it to somebody who failed too often, and to somebody who was turned off', async () => {
    const browser = createCookieBrowser()
    const { email: username } = company.users.brandEditor
    let page = await signIn(browser)
    for (let attempt = 0; attempt < 7; attempt++) page = await submit(browser, page, { username, password: 'wrong' })
    expectSpoken(page, refusal.tooManyPasswords, [username])
    const { email, userId } = company.users.admin
    await t.gateway.directory.setEnabled(userId, false)
    const off = createCookieBrowser()
    expectSpoken(await submit(off, await signIn(off), { username: email, password: seedPassword }), refusal.disabled, [
      email,
    ])
  })

  it('keeps it through a first password and the setting up of an authenticator, refusals included', async () => {
    const username = `invited@${company.companyId}.test`
    await inviteUser(t.gateway, company, { email: username, temporaryPassword: 'Temporary-1-x' })
    await requireMfa(t.gateway, company, true)
    const browser = createCookieBrowser()
    const asked = await submit(browser, await signIn(browser), { username, password: 'Temporary-1-x' })
    expectSpoken(asked, pseudo.newPassword.title)
    const cases: [string, keyof typeof refusal][] = [
      ['short', 'tooShort'],
      ['lower-case-1', 'noUpperCase'],
      ['UPPER-CASE-1', 'noLowerCase'],
      ['No-number-here', 'noNumber'],
      ['NoSymbol1here', 'noSymbol'],
      ['With a space-1', 'whitespace'],
      ['Temporary-1-x', 'temporary'],
      ['Password1!', 'guessed'],
    ]
    let page = asked
    for (const [password, row] of cases) {
      page = await submit(browser, page, { password })
      expectSpoken(page, refusal[row])
    }
    const chosen = await submit(browser, page, { password: 'Chosen-1-password' })
    expectSpoken(chosen, pseudo.setup.title)
    expectSpoken(await submit(browser, asked, { password: 'Chosen-2-password' }), refusal.sessionSpent)
    const key = Secret.fromBase32(formOf(chosen).fields['secret'] ?? '')
    const code = () => new TOTP({ secret: key, digits: 6, period: 30 }).generate({ timestamp: now })
    const wrong = await submit(browser, chosen, { code: '12' })
    expectSpoken(wrong, refusal.wrongFirstAppCode)
    expect((await submit(browser, wrong, { code: code() })).location).toContain('code=')

    const used = code()
    const later = createCookieBrowser()
    const enter = await submit(later, await signIn(later), { username, password: 'Chosen-1-password' })
    expectSpoken(enter, pseudo.code.title)
    expectSpoken(await submit(later, enter, { code: '12' }), refusal.wrongAppCode)
    expectSpoken(await submit(later, enter, { code: used }), refusal.usedAppCode)
    now += 60_000
    const fresh = code()
    expect((await submit(later, enter, { code: fresh })).location).toContain('code=')
    expectSpoken(await submit(later, enter, { code: fresh }), refusal.sessionSpent)
    for (let attempt = 0; attempt < 7; attempt++) {
      const again = createCookieBrowser()
      page = await submit(again, await signIn(again), { username, password: 'Chosen-1-password' })
      page = await submit(again, page, { code: '12' })
    }
    expectSpoken(page, refusal.tooManyAttempts)
  })

  it('says it at a step that is not known', async () => {
    const browser = createCookieBrowser()
    expectSpoken(await submit(browser, await signIn(browser), { step: 'nowhere' }), pseudo.tryAgain)
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
