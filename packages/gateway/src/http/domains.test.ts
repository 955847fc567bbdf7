import { request as requestHttp } from 'node:http'
import { routes, type AppId, type PublicConfig } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { changeCompany } from '../store/companies.ts'
import { systemDb } from '../store/db.ts'

let t: TestGateway
let port: string
let company: SeededCompany
let recruiter: Credentials
let appId: AppId
const subdomain = 'acme-search'

beforeAll(async () => {
  t = await startGateway()
  port = new URL(t.url).port
  company = await t.company('Acme Search')
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
  await changeCompany(systemDb(t.gateway.context.store), company.companyId, { subdomain })
})
afterAll(() => t.close())

interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks by another name. `fetch` would send the address's own. */
function ask(host: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = requestHttp({ hostname: 'localhost', port, path, headers: { ...headers, host } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => (text += part))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const directive = (answer: Answered, name: string) =>
  new RegExp(`${name} ([^;]+)`).exec(String(answer.headers['content-security-policy']))?.[1]?.split(' ') ?? []

/** The names by which browsers reach us. */
const ours = ['localhost', 'beta.localhost', 'candidates.localhost', 'acme.localhost', 'acme.candidates.localhost']

describe('a host of ours', () => {
  it.each(ours)('%s names itself to its pages, and its pages may ask there', async (name) => {
    const host = `${name}:${port}`
    const config = JSON.parse((await ask(host, '/config.json')).text) as PublicConfig
    const addresses = [...Object.values(config.api), config.auth.endpoint]
    const origins = new Set(addresses.map((address) => new URL(address).origin))
    expect([...origins]).toEqual([`http://${host}`])
    const connect = directive(await ask(host, '/login'), 'connect-src')
    expect(connect).toContain("'self'")
    expect(connect).toContain(`ws://${host}`)
    // Codes of the hosted sign-in are exchanged where it stands.
    expect(connect.includes(t.url)).toBe(name !== 'localhost')
    expect(config.auth.oauth.domain).toBe(new URL(t.url).host)
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    'a.b.localhost',
    '-.localhost',
    'xn--acme.localhost',
    '',
    '[::',
    'a b',
  ])('is not "%s", which is told the public address', async (name) => {
    const { status, text } = await ask(name === '' ? 'x' : `${name}:${port}`, '/config.json')
    if (status === 400) return
    expect((JSON.parse(text) as PublicConfig).api.main).toBe(`${t.url}/api`)
  })
})

describe('the candidates domain', () => {
  it('has a page at the short id of a link, and other domains have none', async () => {
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const link = await t.call(routes.createLink, { as: recruiter, params: { appId }, body: { name: 'Client', expiry } })
    const statusAt = async (name: string, path = `/${link.value.shortId}`) =>
      (await ask(`${name}:${port}`, path)).status
    expect(await statusAt('candidates.localhost')).toBe(200)
    expect(await statusAt('acme.candidates.localhost')).toBe(200)
    expect(await statusAt('candidates.localhost', '/no/such/page')).toBe(404)
    for (const name of ['localhost', 'beta.localhost']) expect(await statusAt(name)).toBe(404)
  })
})

describe('the beta domain', () => {
  it.each(['beta.localhost', 'acme.beta.localhost', 'BETA.localhost'])(
    'admits beta users alone at %s',
    async (name) => {
      expect((await ask(`${name}:${port}`, '/api/folders', recruiter)).status).toBe(403)
      expect((await ask(`localhost:${port}`, '/api/folders', recruiter)).status).toBe(200)
    },
  )
})

describe('the hosted sign-in', () => {
  const leads = async (redirectUri: string) => {
    const query = new URLSearchParams({
      ...{ client_id: 'tabardhostapp', response_type: 'code', redirect_uri: redirectUri, scope: 'openid' },
      ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
    })
    const { location } = (await ask(`localhost:${port}`, `/oauth2/authorize?${query.toString()}`)).headers
    return !String(location).includes('redirect_mismatch')
  }
  it('sends browsers back to our domains and to the subdomains of companies, and nowhere else', async () => {
    for (const name of ['localhost', 'beta.localhost', `${subdomain}.localhost`])
      expect([name, await leads(`http://${name}:${port}`)]).toEqual([name, true])
    for (const name of ['nobody-has-this.localhost', `${subdomain}.evil.example`, `x.${subdomain}.localhost`])
      expect([name, await leads(`http://${name}:${port}`)]).toEqual([name, false])
    expect(await leads(`http://${subdomain}.localhost:${port}/elsewhere`)).toBe(false)
    expect(await leads(`http://${subdomain}.localhost:1`)).toBe(false)
  })
})
