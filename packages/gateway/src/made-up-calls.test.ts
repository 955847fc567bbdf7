import { byPlatform, companyOf, folderOf, routes, type ErrorCode } from '@tabard/contract'
import { openApi } from '@tabard/contract/openapi'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { madeUpCalls, type Known, type MadeUpCall } from '#test/support/calls-from-description.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { rateRules, type RateRule, type RateRuleName } from './http/rate-limit.ts'

const CALLS = 10_000
const AT_ONCE = 10
/** Another system's silence, told with 503 as the specification words it: there is no model and no applicant system here. */
const notOurs = new Set<string | null>([
  'assist_unavailable',
  'forwarding_failed',
  'integration_unavailable',
  'oauth_failed',
] satisfies ErrorCode[])
/** Fixed, so that a red run can be run again; another by `MADE_UP_SEED`. */
const seed = Number(process.env['MADE_UP_SEED'] ?? 4_600)

let t: TestGateway
let callers: Credentials[]
let known: Known

beforeAll(async () => {
  const unlimited = Object.fromEntries(
    Object.keys(rateRules).map((name) => [name, { burst: 1e9, perSecond: 1e9 }]),
  ) as Record<RateRuleName, RateRule>
  // Nobody listens there: made-up calls never leave this machine.
  const nowhere = 'http://127.0.0.1:9'
  const applicantSystemUrls = byPlatform(() => nowhere)
  t = await startGateway({ demo: true, rateRules: unlimited, config: { applicantSystemUrls } })
  const admin = await t.signIn('admin@demo.tabard.test')
  const as = await t.signIn('recruiter@demo.tabard.test')
  const applications = Object.keys((await t.call(routes.findApplications, { as })).value)
  const appId = applications[0] ?? ''
  const grant = await t.call(routes.getAccess, { as, query: { accessType: 'edit', singleApplication: appId } })
  callers = [admin, as, await t.signIn('brand@demo.tabard.test'), bySignature(grant.value.accessToken), {}]
  known = await knownIds(admin, applications)
})
afterAll(() => t.close())

it(`answers ${CALLS} made-up calls without one failure of its own, and never off its description`, async () => {
  const calls = fc.array(fc.tuple(madeUpCalls(openApi('http://localhost', '1'), known), fc.nat({ max: 4 })), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  })
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(calls, async (batch) => {
      const answers = await Promise.all(batch.map(([call, who]) => make(call, callers[who] ?? {})))
      for (const { status, error, what } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect([what, status < 500 || notOurs.has(error)]).toEqual([what, true])
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }),
    { numRuns: CALLS / AT_ONCE, seed, endOnFailure: true },
  )
  // Most of them must get past the door, or nothing was tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 20)
  expect((await t.request('GET', '/readyz')).status).toBe(200)
}, 600_000)

/** `request` itself holds each answer against the description. */
async function make(
  call: MadeUpCall,
  as: Credentials,
): Promise<{ status: number; error: string | null; what: string }> {
  const query = new URLSearchParams(call.query).toString()
  const path = call.path + (query && `?${query}`)
  const answer = await t.request(call.method, path, { as, body: call.body })
  return {
    status: answer.status,
    error: answer.status < 400 ? null : answer.error.error,
    what: `${call.method} ${path} ${JSON.stringify(call.body)?.slice(0, 2_000) ?? ''}`,
  }
}

/** Ids that are there, by the names under which the description asks for them. */
async function knownIds(as: Credentials, applications: string[]): Promise<Known> {
  const ids = applications.map((id) => id.split('_'))
  const part = (index: number): string[] => [...new Set(ids.map((parts) => parts[index] ?? ''))]
  const templates = Object.keys((await t.call(routes.listTemplates, { as })).value)
  const users = (await t.call(routes.listUsers, { as })).value.users.map((user) => user.userId)
  const linked = await t.call(routes.listLinks, { as, params: { appId: applications[0] ?? '' } })
  return {
    company: part(0),
    folder: part(1),
    app: part(2),
    template: templates.map((id) => id.split('_')[1] ?? ''),
    link: linked.value.links.map((link) => link.linkId.split('_')[3] ?? ''),
    shortId: linked.value.links.map((link) => link.shortId),
    appId: applications,
    singleApplication: applications,
    folderId: [...new Set(applications.map(folderOf))],
    folder_id: [...new Set(applications.map(folderOf))],
    templateId: templates,
    defaultTemplate: templates,
    companyId: [...new Set(applications.map(companyOf))],
    userId: users,
    user_id: users,
    newOwner: users,
    email: ['somebody@example.test'],
    emailAddress: ['somebody@example.test'],
    fileB64: ['JVBERi0xLjcK'],
    expiry: ['4000000000'],
  }
}
