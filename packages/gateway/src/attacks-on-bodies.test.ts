import { apiPrefixes, fillPath, paramNames, routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { holdingsOf, type Holdings } from '#test/tenancy/holdings.ts'
import { samples, type Ids } from '#test/tenancy/samples.ts'
import { rateRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'

/** Fields by which somebody would become more than they are, or somebody else. */
const unasked: Record<string, unknown> = {
  id: 'x',
  company: 'Another',
  company_id: 'x',
  role: 'admin',
  user_role: 'admin',
  options: { sharingEnabled: true },
  limits: { storageBytes: 1e15 },
  features: { sharingEnabled: true },
  betaPermissions: { sharingEnabled: true },
  userType: 'beta',
  ssoEnabled: true,
  sso_enabled: true,
  application_id: 'x',
  created_by: 'x',
  revision: 1_000,
  storage_key: '../other/secret',
  'custom:userrole': 'admin',
}
const hostile = ['__proto__', 'constructor', 'prototype']

const nobodys: Ids = {
  companyId: '',
  appId: '',
  folderId: '',
  templateId: '',
  linkId: '',
  jobId: '',
  userId: '',
  shortId: '',
  fileId: '',
}

let t: TestGateway
let own: Holdings
let before: string

beforeAll(async () => {
  const unlimited = Object.fromEntries(
    Object.keys(rateRules).map((name) => [name, { burst: 1e9, perSecond: 1e9 }]),
  ) as Record<RateRuleName, RateRule>
  t = await startGateway({ demo: true, rateRules: unlimited })
  own = await holdingsOf(t, await t.signIn('admin@demo.tabard.test'), 'Northwind')
  before = await powers()
}, 120_000)
afterAll(() => t.close())

const specOf = (name: RouteName): RouteSpec => routes[name]
const bodyOf = (name: RouteName): unknown => samples[name](own.ids).body
const withBody = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { body } = samples[name](nobodys)
  return typeof body === 'object' && !(body instanceof Uint8Array)
})
const withQuery = (Object.keys(routes) as RouteName[]).filter((name) => specOf(name).method === 'get')

describe('a field that nobody may set', () => {
  it.each(withBody)('is refused wherever it stands: %s', async (name) => {
    for (const [field, value] of Object.entries(unasked)) {
      if (isOwnField(name, field)) continue
      for (const body of withField(bodyOf(name), field, value)) {
        expect([field, (await ask(name, body)).status]).toEqual([field, 400])
      }
    }
  })

  it.each(withBody)('is refused in the query of a change as well: %s', async (name) => {
    for (const [field, value] of Object.entries(unasked)) {
      if (isOwnField(name, field)) continue
      const more = new URLSearchParams({ [field]: typeof value === 'object' ? JSON.stringify(value) : String(value) })
      const path = pathOf(name)
      const options = { as: who(name), body: bodyOf(name) }
      const method = specOf(name).method.toUpperCase()
      const answer = await t.request(method, `${path}${path.includes('?') ? '&' : '?'}${more.toString()}`, options)
      expect([field, answer.status]).toEqual([field, 400])
    }
  })

  it.each(withBody)('is no door to the prototype of all objects: %s', async (name) => {
    for (const key of hostile) {
      for (const text of withKey(JSON.stringify(bodyOf(name)), key)) {
        expect([key, (await ask(name, text)).status]).toEqual([key, 400])
      }
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('is refused in a query, and so is a name that comes twice', async () => {
    const { companyId } = own.ids
    for (const name of withQuery) {
      const { query = {} } = samples[name](own.ids)
      const given = new URLSearchParams(query).toString()
      const first = Object.keys(query)[0] ?? 'attributes'
      for (const more of [
        'company_id=x',
        'a[__proto__][polluted]=1',
        '__proto__=1',
        `${first}=1&${first}=2`,
        `role=admin&companyId=${companyId}&companyId=x`,
      ]) {
        const answer = await t.request('GET', `${pathOf(name)}?${given && `${given}&`}${more}`, { as: who(name) })
        expect([name, more, answer.status]).toEqual([name, more, 400])
      }
    }
  })

  it('has left everybody what they were', async () => {
    expect(await powers()).toBe(before)
  })
})

describe('a malformed body', () => {
  const deep = `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`
  it.each([
    ['nothing that ends', '{"a":', 400],
    ['a list in a list', '[[]]', 400],
    ['null', 'null', 400],
    ['a word', '"words"', 400],
    ['a number beyond all numbers', '1e999', 400],
    ['seventy levels', deep, 400],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 400],
  ])('is refused by every call: %s', async (_what, body, status) => {
    for (const name of withBody) {
      const headers = { 'content-type': 'application/json' }
      const answer = await t.request(specOf(name).method.toUpperCase(), pathOf(name), { as: who(name), body, headers })
      expect([name, answer.status]).toEqual([name, status])
      expect(answer.text).not.toMatch(/ at |node_modules|select |root:/)
    }
  })

  it('is refused by every call where it is not said to be JSON: a form or a text of another page needs no leave', async () => {
    for (const name of withBody) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type }
        const body = JSON.stringify(bodyOf(name))
        const answer = await t.request(specOf(name).method.toUpperCase(), pathOf(name), {
          as: who(name),
          body,
          headers,
        })
        expect([name, type, answer.status]).toEqual([name, type, 415])
      }
    }
  })
})

describe('an oversized body', () => {
  const endless = (megabytes: number) => {
    let left = megabytes
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close()
        left -= 1
        sent += 1
        controller.enqueue(new Uint8Array(1_000_000).fill(0x20))
      },
    })
    return { body, sent: () => sent }
  }

  it.each<[string, string, string, string, number]>([
    ['nobody in particular', 'POST', '/api/clients', 'application/json', 413],
    ['an admin', 'PATCH', '/api/clients', 'application/json', 413],
    ['the user pool', 'POST', '/cognito/', 'application/x-amz-json-1.1', 400],
    ['the hosted sign-in', 'POST', '/oauth2/token', 'application/x-www-form-urlencoded', 400],
  ])(
    'is read no further than it may be, also where its length is not said: %s',
    async (_who, method, path, type, status) => {
      const { body, sent } = endless(60)
      const headers = { ...own.as, 'content-type': type }
      // The connection may end while we are still sending.
      const answer = await fetch(t.url + path, { method, headers, body, duplex: 'half' } as RequestInit).catch(
        () => null,
      )
      expect([null, status]).toContain(answer && answer.status)
      expect(sent()).toBeLessThan(60)
      expect((await t.request('GET', '/healthz')).status).toBe(200)
    },
  )
})

function ask(name: RouteName, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return t.request(specOf(name).method.toUpperCase(), pathOf(name), { as: who(name), body, headers })
}

function who(name: RouteName): Credentials {
  const { access } = specOf(name)
  if (access === 'api-key') return own.apiKey
  return access === 'public' ? {} : own.as
}

function pathOf(name: RouteName): string {
  const spec = specOf(name)
  const params = { ...own.ids, ...samples[name](own.ids).params } as Record<string, string>
  const asked = Object.fromEntries(paramNames(spec.path).map((param) => [param, params[param] ?? '']))
  const { query } = samples[name](own.ids)
  const more = spec.method === 'get' || !query ? '' : `?${new URLSearchParams(query).toString()}`
  return apiPrefixes[spec.api] + fillPath(spec.path, asked) + more
}

/** Named alike, and means how a text is rewritten. */
function isOwnField(name: RouteName, field: string): boolean {
  return name === 'textTransform' && field === 'options'
}

/** The body with a field more: at its top, and in each object within. */
function withField(body: unknown, field: string, value: unknown): unknown[] {
  if (Array.isArray(body)) return withField(body[0], field, value).map((one) => [one])
  if (typeof body !== 'object' || body === null) return []
  const entries = Object.entries(body)
  // One that is a field of this call already is asked for by its own tests.
  const here = field in body ? [] : [{ ...body, [field]: value }]
  const within = entries.flatMap(([name, inner]) =>
    Array.isArray(inner) ? [] : withField(inner, field, value).map((one) => ({ ...body, [name]: one })),
  )
  return [...here, ...within]
}

function withKey(text: string, key: string): string[] {
  return [...text.matchAll(/\{/g)].map(({ index }) => {
    const more = `"${key}":{"polluted":true}${text[index + 1] === '}' ? '' : ','}`
    return text.slice(0, index + 1) + more + text.slice(index + 1)
  })
}

/** What makes somebody more than others, as the database has it. */
async function powers(): Promise<string> {
  const { rows } = await t.gateway.context.store.execute(
    `select (select json_agg(row(id, client_name, options, limits, sso_enabled, disabled) order by id) from companies)::text
         || (select json_agg(row(id, company_id, email, user_role, user_type, disabled) order by id) from users)::text as text`,
  )
  return String(rows[0]?.['text'])
}
