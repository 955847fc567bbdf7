import { describe, expect, it } from 'vitest'
import { openTestStore } from '#test/support/test-store.ts'
import { createGateway } from '../gateway.ts'
import { insertCompany } from '../store/companies.ts'
import { systemDb } from '../store/db.ts'
import { createConfig } from './config.ts'
import { readEnv } from './env.ts'
import { faultsForProduction } from './production.ts'

const whole = {
  RELEASE: 'production',
  DEMO: 'off',
  CAPTCHA_PROVIDER: 'altcha',
  SECRET_KEY: 'V7r0nL2mQx9sYb4TzKd8WcHjPf3GuEaN',
  PUBLIC_URL: 'https://cv.contoso.com',
  SMTP_URL: 'smtps://user:word@mail.contoso.com',
  DATABASE_URL: 'postgresql://gate:Wt5xN8qLm2@db.contoso.com/tabard',
}
const faultsOf = (variables: Record<string, string>) =>
  faultsForProduction(createConfig(readEnv({ ...whole, ...variables })))

describe('production', () => {
  it('starts with everything set', () => {
    expect(faultsOf({})).toEqual([])
    expect(createConfig(readEnv(whole)).galleryPort).toBeNull()
  })

  it.each([
    [{ DEMO: '' }, 'set DEMO=off'],
    [{ CAPTCHA_PROVIDER: 'none' }, 'CAPTCHA_PROVIDER is none'],
    [{ SECRET_KEY: '' }, 'SECRET_KEY is not set'],
    [{ SECRET_KEY: 'a'.repeat(64) }, 'SECRET_KEY can be guessed'],
    [{ SECRET_KEY: 'change-me-change-me-change-me-change-me' }, 'SECRET_KEY can be guessed'],
    [{ SECRET_KEY: `${whole.SECRET_KEY},${'0123456789'.repeat(4)}` }, 'SECRET_KEY can be guessed'],
    [{ PUBLIC_URL: 'http://cv.contoso.com' }, 'set the https address'],
    [{ PUBLIC_URL: '' }, 'set the https address'],
    [{ SMTP_URL: '' }, 'SMTP_URL is not set'],
    [{ DATABASE_URL: 'postgresql://postgres:postgres@db/x' }, 'DATABASE_URL has a password everybody knows'],
    [{ DATABASE_URL: 'postgresql://gate:gate@db/x' }, 'DATABASE_URL has a password everybody knows'],
    [{ RATE_LIMITS: '1000' }, 'which is no limit'],
  ])('does not start with %j, and says why in one sentence', (variables, words) => {
    const faults = faultsOf(variables as Record<string, string>)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
    expect(faults[0]).toMatch(/^[^\n]*[.]$/)
  })

  it('tells all of it at once', () => {
    const config = { ...createConfig(readEnv({ RELEASE: 'production' })), dataDir: null }
    return expect(createGateway(config)).rejects.toThrow(
      /DEMO=off[^]*CAPTCHA_PROVIDER[^]*SECRET_KEY[^]*PUBLIC_URL[^]*SMTP_URL/,
    )
  })

  it('does not start on a database that began as a demo', async () => {
    const store = await openTestStore()
    const empty = await store.dump()
    const row = { id: crypto.randomUUID(), client_name: 'Northwind Talent', created_at: 1, body: { demo: true } }
    await insertCompany(systemDb(store), row)
    const dump = await store.dump()
    await store.close()
    const config = { ...createConfig(readEnv({ ...whole, DATABASE_URL: '' })), dataDir: null }
    await expect(createGateway(config, { dump })).rejects.toThrow('The database holds the demo companies')
    await (await createGateway(config, { dump: empty })).close()
  })

  it.each(['-1', 'many', '1.5', '11'])('wants a number of proxies, and not %j', (TRUSTED_PROXIES) => {
    expect(() => createConfig(readEnv({ TRUSTED_PROXIES }))).toThrow('set a whole number from 0 to 10.')
  })
})
