import { connect } from 'node:net'
import { apiPrefixes, fillPath, paramNames, routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { holdingsOf, type Holdings } from '#test/tenancy/holdings.ts'
import { samples, type Ids } from '#test/tenancy/samples.ts'
import { handlers } from './routes/index.ts'
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
    ['the hosted sign-in', 'POST', '/oauth2/token', 'application/x-www-form-urlencoded', 413],
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

describe('a body made to hold the gateway up', () => {
  const strangeFields = (count: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0])))
  const zeros = (count: number): string => `[${'0,'.repeat(count - 1)}0]`

  it('is refused by its length alone, before its first byte came', async () => {
    const others = [
      ['POST', '/cognito/', 'HTTP/1.1 400 Bad Request'],
      ['POST', '/oauth2/token', 'HTTP/1.1 413 Payload Too Large'],
    ]
    for (const [method = '', path = '', status] of others) {
      expect([path, await firstLine(method, path, 64_001, {})]).toEqual([path, status])
    }
    for (const name of withBody) {
      const most = handlers[name].body?.maxBytes ?? 0
      const answer = await firstLine(specOf(name).method.toUpperCase(), pathOf(name), most + 1, who(name))
      expect([name, answer]).toEqual([name, 'HTTP/1.1 413 Payload Too Large'])
    }
  })

  it('is refused with one word about thousands of unknown fields', async () => {
    expect((await ask('createClient', strangeFields(300_000))).status).toBe(413)
    for (const name of withBody) {
      const few = await ask(name, strangeFields(1_900))
      expect([name, few.status]).toEqual([name, 400])
      expect((few.error['issues'] as unknown[]).length).toBeLessThanOrEqual(5)
      const many = await ask(name, strangeFields(4_000))
      expect([name, many.status]).toEqual([name, 400])
      expect(many.error['issues']).toEqual(['an object holds more than 2000 fields'])
    }
  })

  it('is refused before its values are made, where there are more than the call can need', async () => {
    const tooMany = [expect.stringMatching(/^the body holds more than \d+ values$/)]
    const sent: [RouteName, string][] = [
      ['trackEvents', zeros(30_000)],
      ['createOutput', `{"fileName":"a.pdf","chapters":${zeros(8_000_000)}}`],
      ['createApplication', `{"files":${zeros(8_000_000)}}`],
      ['updateApplication', `{"update":{"freeText":${zeros(1_500_000)}}}`],
    ]
    for (const [name, body] of sent) {
      const answer = await ask(name, body)
      expect([name, answer.status, answer.error['issues']]).toEqual([name, 400, tooMany])
    }
  })

  it('is refused by the length of a list, and otherwise by its first wrong element', async () => {
    expect((await ask('trackEvents', zeros(1_500))).error['issues']).toEqual(['body: must have 1 to 100 elements'])
    expect((await ask('trackEvents', zeros(100))).error['issues']).toEqual(['0: expected Object'])
    const sections = await ask('updateApplication', `{"update":{"freeText":${zeros(150_000)}}}`)
    expect(sections.error['issues']).toEqual(['update.freeText: must have at most 200 elements'])
  })

  it('is refused by the user pool as well, and a form and a query by how many fields they have', async () => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    }
    for (const body of [zeros(30_000), strangeFields(4_000), `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`]) {
      const answer = await t.request('POST', '/cognito/', { body, headers })
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('SerializationException')])
    }
    const form = Array.from({ length: 3_000 }, (_, n) => `f${n}=`).join('&')
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await t.request('POST', '/oauth2/token', { body: form, headers: asForm })).status).toBe(400)
    const query = await t.request('GET', `/api/clients?${form}`, { as: own.as })
    expect([query.status, query.error['issues']]).toEqual([400, ['the query holds more than 100 values']])
  })
})

/** What answers a call that names its body's length and sends no byte of it. */
function firstLine(method: string, path: string, length: number, as: Credentials): Promise<string> {
  const { hostname, port, host } = new URL(t.url)
  const headers = { host, 'content-type': 'application/json', 'content-length': String(length), ...as }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
    )
    socket.once('data', (part: Buffer) => {
      resolve(part.toString('latin1').split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${method} ${path}`)))
  })
}

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
