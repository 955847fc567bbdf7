import { readFileSync, writeFileSync } from 'node:fs'
import {
  apiPrefixes,
  can,
  expandedPath,
  idParts,
  isIdParam,
  paramNames,
  routes,
  type IdParam,
  type Role,
  type RouteName,
  type RouteSpec,
} from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { holdingsOf, type Holdings } from '#test/tenancy/holdings.ts'
import { samples, type Ids } from '#test/tenancy/samples.ts'
import { canary } from '#test/support/cv-files.ts'
import { rateRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'

const page = new URL('../../../docs/reference/tenancy.md', import.meta.url)
const names = Object.keys(routes) as RouteName[]

const actors = ['admin', 'recruiter', 'brandEditor', 'link', 'embed view', 'embed edit', 'api key', 'nobody'] as const
type ActorName = (typeof actors)[number]
/** `not there`: a signature for a CV finds no template, as it finds no other CV. */
type Verdict = 'yes' | 'no' | 'not there'
/** How a call says that this caller may not make it; a service may refuse in words of its own. */
const doors = new Set<unknown>([
  'not_signed_in',
  'token_invalid',
  'signature_invalid',
  'refresh_invalid',
  'forbidden',
  'navigation_denied',
  'no_api_key',
  'api_key_invalid',
])

/** How an id is bent: what stands in the path, and whose ids stand in query and body. */
const attacks: Record<string, (own: Ids, foreign: Ids, name: IdParam) => string[]> = {
  'a foreign id': (_own, foreign, name) => partsOf(foreign, name),
  'our company, their record': (own, foreign, name) => [
    partsOf(own, name)[0] ?? '',
    ...partsOf(foreign, name).slice(1),
  ],
  'their company, our record': (own, foreign, name) => [
    partsOf(foreign, name)[0] ?? '',
    ...partsOf(own, name).slice(1),
  ],
  'a wildcard': (own, _foreign, name) => lastPart(own, name, '%'),
  underscores: (own, _foreign, name) => lastPart(own, name, '_'.repeat(12)),
  dots: (own, _foreign, name) => lastPart(own, name, '..%2f..'),
  NUL: (own, _foreign, name) => lastPart(own, name, 'aaaaaaaaaaa\0'),
  'an encoded slash': (_own, foreign, name) => [
    'x',
    ...partsOf(foreign, name).slice(1, -1),
    partsOf(foreign, name).join('/'),
  ],
  'other letters': (_own, foreign, name) => partsOf(foreign, name).map((part) => part.toUpperCase()),
  'a whole id in one part': (own, foreign, name) => lastPart(own, name, partsOf(foreign, name).join('_')),
  'an endless id': (own, _foreign, name) => lastPart(own, name, 'a'.repeat(3_000)),
  'a list': (own, foreign, name) =>
    lastPart(own, name, `${partsOf(own, name).at(-1) ?? ''},${partsOf(foreign, name).at(-1) ?? ''}`),
}

let t: TestGateway
let own: Holdings
let foreign: Holdings
let callers: Record<ActorName, Credentials>
let asked = 0
const table = new Map<RouteName, Record<ActorName, Verdict>>()

beforeAll(async () => {
  const unlimited = Object.fromEntries(
    Object.keys(rateRules).map((name) => [name, { burst: 1e9, perSecond: 1e9 }]),
  ) as Record<RateRuleName, RateRule>
  t = await startGateway({ demo: true, rateRules: unlimited })
  own = await holdingsOf(t, await t.signIn('admin@demo.tabard.test'), 'Northwind')
  foreign = await holdingsOf(t, await t.signIn('admin@fabrikam.tabard.test'), canary)
  callers = {
    admin: own.as,
    recruiter: await t.signIn('recruiter@demo.tabard.test'),
    brandEditor: await t.signIn('brand@demo.tabard.test'),
    ...own.visitors,
    'api key': own.apiKey,
    nobody: {},
  }
}, 120_000)
afterAll(() => t.close())

describe('who may make which call', () => {
  it.each(names)('is as the route table has it: %s', async (name) => {
    const row = {} as Record<ActorName, Verdict>
    for (const actor of actors) {
      // Deleting comes to a record that is not there: whether one may is told before whether it is.
      const isGone = specOf(name).method === 'delete'
      const { status, error } = await ask(name, callers[actor], isGone ? missing(own.ids) : own.ids, own.ids)
      row[actor] = doors.has(error) ? 'no' : status === 404 && isElsewhere(name, actor) ? 'not there' : 'yes'
      // 503 is what a system of others does that is not there, and says so.
      expect(status === 503 || status < 500).toBe(true)
    }
    table.set(name, row)
    expect(row).toEqual(Object.fromEntries(actors.map((actor) => [actor, verdict(name, actor)])))
  })
})

describe('an id that is not one’s own', () => {
  it.each(names.filter((name) => idsOf(name).length > 0))('answers as one that is not there: %s', async (name) => {
    for (const actor of actors) {
      const nothing = await ask(name, callers[actor], missing(own.ids), own.ids)
      for (const [attack, bend] of Object.entries(attacks)) {
        const answer = await ask(name, callers[actor], own.ids, own.ids, (param) => bend(own.ids, foreign.ids, param))
        // Deeper ids are refused as such; to everything else nothing is there, or nobody may ask.
        expect([
          attack,
          actor,
          answer.status === nothing.status || answer.status === 400 || answer.status === 404,
        ]).toEqual([attack, actor, true])
      }
    }
  })

  it.each(names)('brings nothing in a query or a body: %s', async (name) => {
    for (const actor of actors) await ask(name, callers[actor], own.ids, foreign.ids)
    for (const actor of actors) await ask(name, callers[actor], foreign.ids, foreign.ids)
  })
})

it('leaves the other company as it was', async () => {
  const now = await holdingsOf(t, foreign.as, null)
  expect(now.fingerprint).toEqual(foreign.fingerprint)
})

it('is written down', () => {
  const text = render()
  if (process.env['TABARD_WRITE_TENANCY'] === '1') writeFileSync(page, text)
  expect(readFileSync(page, 'utf8').replace(/\d+ requests/, '')).toBe(text.replace(/\d+ requests/, ''))
})

/** Sends the route's sample with these ids; no answer may hold one of the other company's words. */
async function ask(
  name: RouteName,
  as: Credentials,
  inPath: Ids,
  inBody: Ids,
  bend?: (param: IdParam) => string[],
): Promise<{ status: number; text: string; error: unknown }> {
  const spec = specOf(name)
  const { query = {}, body, params = {} } = samples[name](inBody)
  const path = spec.path.replace(/\{(\w+)\}/g, (_, param: string) =>
    isIdParam(param)
      ? (bend?.(param) ?? partsOf(inPath, param)).map(encodeURIComponent).join('/')
      : encodeURIComponent(params[param] ?? 'aaaaaaaaaaaaaaaa'),
  )
  const search = new URLSearchParams(query).toString()
  const method = spec.method.toUpperCase()
  const answer = await t.request(method, apiPrefixes[spec.api] + path + (search && `?${search}`), { as, body })
  asked += 1
  const whole = answer.text + JSON.stringify([...answer.headers])
  expect([name, whole.toUpperCase().includes(canary)]).toEqual([name, false])
  return { status: answer.status, text: answer.text, error: answer.status < 400 ? null : answer.error.error }
}

/** Where it depends on what is asked for: another's profile, photo and signatures are an admin's; a recruiter writes no branding. */
const decidedInside: Partial<Record<RouteName, Partial<Record<Role, Verdict>>>> = {
  updateClient: { recruiter: 'no' },
  updateProfile: { brandEditor: 'no' },
  putUserPhoto: { brandEditor: 'no' },
  withdrawSignatures: { recruiter: 'no', brandEditor: 'no' },
}

/** What the row of the table promises. */
function verdict(name: RouteName, actor: ActorName): Verdict {
  const spec = specOf(name)
  if (spec.access === 'public') return 'yes'
  if (spec.access === 'refresh') return 'no'
  if (spec.access === 'api-key') return actor === 'api key' ? 'yes' : 'no'
  if (actor === 'admin' || actor === 'recruiter' || actor === 'brandEditor') {
    const byWhatIsAsked = decidedInside[name]?.[actor]
    if (byWhatIsAsked) return byWhatIsAsked
    return !spec.needs || can(actor satisfies Role, ...spec.needs) ? 'yes' : 'no'
  }
  if (spec.access !== 'session-or-signature' || !spec.signature) return 'no'
  if (isElsewhere(name, actor)) return 'not there'
  const rights: Partial<Record<ActorName, readonly string[]>> = {
    link: ['read', 'output'],
    'embed view': ['read'],
    'embed edit': ['read', 'write', 'output', 'share'],
  }
  return rights[actor]?.includes(spec.signature.right) ? 'yes' : 'no'
}

/** The visitors' signatures are for a CV; a route for one template is about something else. */
function isElsewhere(name: RouteName, actor: ActorName): boolean {
  const about = specOf(name).signature?.id
  return (actor === 'link' || actor.startsWith('embed')) && about !== undefined && about !== 'appId'
}

function render(): string {
  const head = `| Call | Path | ${actors.join(' | ')} |\n|${' --- |'.repeat(actors.length + 2)}`
  const rows = names.map((name) => {
    const spec = specOf(name)
    const row = table.get(name)
    const path = `${spec.method.toUpperCase()} ${apiPrefixes[spec.api]}${expandedPath(spec.path)}`
    return `| \`${name}\` | \`${path}\` | ${actors.map((actor) => row?.[actor] ?? '').join(' | ')} |`
  })
  return `# Who may make which call

<!-- Written by \`npm run test:tenancy\` from what the gateway answered. Do not edit. -->

Two companies, every role, a link's visitor, an embedded page's token, an api key and nobody; every route and method; ids bent in
${Object.keys(attacks).length} ways (${Object.keys(attacks).join(', ')}), in paths, queries and bodies. Each of the other company's records holds
a canary word. In ${asked} requests it was never seen, and the other company was left as it was. \`yes\`: let in; \`no\`: refused at the door. A signature opens
the one record it names; every other answers as one that is not there.

${head}
${rows.join('\n')}
`
}

function specOf(name: RouteName): RouteSpec {
  return routes[name]
}

function idsOf(name: RouteName): IdParam[] {
  return paramNames(specOf(name).path).filter(isIdParam)
}

function partsOf(ids: Ids, name: IdParam): string[] {
  return ids[name].split('_')
}

function lastPart(ids: Ids, name: IdParam, last: string): string[] {
  return [...partsOf(ids, name).slice(0, -1), last]
}

/** Ids of our company that lead nowhere. */
function missing(ids: Ids): Ids {
  const nowhere = (name: IdParam): string =>
    [
      ids.companyId,
      ...idParts(name)
        .slice(1)
        .map(() => 'aaaaaaaaaaaa'),
    ].join('_')
  return {
    ...ids,
    appId: nowhere('appId'),
    folderId: nowhere('folderId'),
    templateId: nowhere('templateId'),
    linkId: nowhere('linkId'),
    jobId: nowhere('jobId'),
  }
}
