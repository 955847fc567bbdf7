import {
  apiPrefixes,
  companyOf,
  folderOf,
  idParts,
  isIdParam,
  paramNames,
  routes,
  type AppId,
  type FolderId,
  type LinkId,
  type RouteName,
  type RouteSpec,
  type TemplateId,
} from '@tabard/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { canary } from '#test/support/cv-files.ts'

/** What one company holds that another might ask for. */
interface Holdings {
  as: Credentials
  appId: AppId
  otherAppId: AppId
  folderId: FolderId
  templateId: TemplateId
  linkId: LinkId
}

let t: TestGateway
let northwind: Holdings
let fabrikam: Holdings
const seen: string[] = []

beforeAll(async () => {
  t = await startGateway({ demo: true })
  northwind = await holdingsOf('admin@demo.tabard.test')
  fabrikam = await holdingsOf('admin@fabrikam.tabard.test')
})
afterAll(() => t.close())
afterEach(() => {
  // Whatever Northwind was ever answered holds not one of Fabrikam's words.
  expect(seen.join('\n').toUpperCase()).not.toContain(canary)
})

const names = Object.keys(routes) as RouteName[]
const withIds = names.filter((name) => paramNames(specOf(name).path).some(isIdParam))

/** Requests that are right in everything but whose they are. A route that takes more than ids stands here or fails below. */
const bodies: Partial<Record<RouteName, unknown>> = {
  updateApplication: { update: { headline: 'Changed' } },
  updateJob: { update: { title: 'Renamed' } },
  updateTemplate: { update: { templateName: 'Renamed' } },
  createLink: { name: 'A link', expiry: 4_000_000_000 },
  updateLink: { name: 'Renamed' },
  createFile: { fileB64: Buffer.from('%PDF-1.7 words').toString('base64'), designation: 'supporting' },
  createOutput: { fileName: 'cv.pdf', pdfB64: Buffer.from('%PDF-1.7 words').toString('base64') },
}
const queries: Partial<Record<RouteName, string>> = {
  actOnApplication: '?updateType=newStatus&newStatus=ready',
  setJobStatus: '?newStatus=closed',
  actOnTemplate: '?updateType=embed&url=https://vimeo.com/76979871',
  getImageTemplate: '?imageTemplateId=aaaaaaaaaaaa',
  restoreVersion: '?revision=1',
  setLinkExpiry: '?updateType=expiry&newExpiry=4000000000',
}

describe('an id of another company', () => {
  it.each(withIds)('answers as one that is not there: %s', async (name) => {
    const missing = await ask(name, missingIds(northwind))
    expect(missing.status).toBe(404)
    for (const ids of [fabrikam, foreignSuffix(), foreignPrefix()]) {
      const answer = await ask(name, ids)
      expect([answer.status, answer.text]).toEqual([missing.status, missing.text])
    }
  })

  it('answers so in queries and bodies too', async () => {
    const { as, appId } = northwind
    const calls = [
      t.call(routes.getApplicationBundle, { as, params: { appId }, query: { templateId: fabrikam.templateId } }),
      t.call(routes.actOnApplication, {
        as,
        params: { appId },
        query: { updateType: 'apply_template', templateId: fabrikam.templateId },
      }),
      t.call(routes.putFolder, { as, body: { folder_id: fabrikam.folderId, name: 'Mine now' } }),
      t.call(routes.updateApplication, { as, params: { appId }, body: { update: { folder_id: fabrikam.folderId } } }),
      t.call(routes.getAccess, { as, query: { accessType: 'view', singleApplication: fabrikam.appId } }),
      t.call(routes.createApplication, {
        as,
        query: { folderId: fabrikam.folderId },
        body: { fileB64: Buffer.from('%PDF-1.7').toString('base64') },
      }),
    ]
    for (const answer of await Promise.all(calls)) {
      seen.push(answer.text)
      expect([answer.status, answer.error.error]).toEqual([404, 'not_found'])
    }
  })
})

describe('what a company is told without naming an id', () => {
  it.each(names.filter((name) => specOf(name).method === 'get' && specOf(name).access !== 'public'))(
    'is its own alone: %s',
    async (name) => {
      const answer = await ask(name, northwind)
      expect(answer.status).toBeLessThan(500)
    },
  )
})

describe('a signature', () => {
  it.each(['view', 'edit'] as const)(
    'to %s one CV opens no other, of its own company or another',
    async (accessType) => {
      const grant = await t.call(routes.getAccess, {
        as: northwind.as,
        query: { accessType, singleApplication: northwind.appId },
      })
      const as = bySignature(grant.value.accessToken)
      expect((await t.call(routes.getApplication, { as, params: { appId: northwind.appId } })).status).toBe(200)
      const missing = await ask('getApplication', missingIds(northwind), as)
      for (const name of withIds) {
        for (const ids of [{ ...northwind, appId: northwind.otherAppId }, fabrikam]) {
          const answer = await ask(name, ids, as)
          const isSession = specOf(name).access === 'session'
          expect([name, answer.status]).toEqual([name, isSession && ids !== fabrikam ? 403 : answer.status])
          expect([403, 404], name).toContain(answer.status)
          if (!isSession) expect(answer.text).toBe(missing.text)
        }
      }
    },
  )

  it('opens nothing that is about no record', async () => {
    const grant = await t.call(routes.getAccess, {
      as: northwind.as,
      query: { accessType: 'edit', singleApplication: northwind.appId },
    })
    const as = bySignature(grant.value.accessToken)
    for (const route of [routes.findApplications, routes.listFolders, routes.getClient, routes.listUsers]) {
      expect((await t.call(route, { as })).status).toBe(403)
    }
  })
})

function specOf(name: RouteName): RouteSpec {
  return routes[name]
}

async function ask(name: RouteName, ids: Omit<Holdings, 'as' | 'otherAppId'>, as: Credentials = northwind.as) {
  const spec = specOf(name)
  const path = spec.path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const { appId, folderId, templateId, linkId } = ids
    const jobId = `${companyOf(appId)}_aaaaaaaaaaaa`
    const id = { appId, folderId, templateId, linkId, jobId }[param]
    return id === undefined ? 'aaaaaaaaaaaaaaaa' : id.replaceAll('_', '/')
  })
  const method = spec.method.toUpperCase()
  const answer = await t.request(method, apiPrefixes[spec.api] + path + (queries[name] ?? ''), {
    as,
    body: bodies[name],
  })
  seen.push(answer.text)
  return answer
}

async function holdingsOf(email: string): Promise<Holdings> {
  const as = await t.signIn(email)
  const applications = Object.values((await t.call(routes.findApplications, { as })).value)
  const linked = applications.find((application) => application.stats.links > 0)
  const other = applications.find((application) => application !== linked)
  if (!linked || !other) throw new Error('The demo has changed')
  const appId = linked.application_id
  const links = await t.call(routes.listLinks, { as, params: { appId } })
  const templates = await t.call(routes.listTemplates, { as })
  return {
    as,
    appId,
    otherAppId: other.application_id,
    folderId: folderOf(appId),
    templateId: Object.keys(templates.value)[0] ?? '',
    linkId: links.value.links[0]?.linkId ?? '',
  }
}

function missingIds(own: Holdings) {
  return idsUnder(companyOf(own.appId), ['aaaaaaaaaaaa', 'aaaaaaaaaaaa', 'aaaaaaaaaaaa'])
}

/** Our company, their rest. */
function foreignSuffix() {
  const rest = fabrikam.linkId.split('_').slice(1)
  return {
    ...idsUnder(companyOf(northwind.appId), rest),
    templateId: swapCompany(fabrikam.templateId, northwind.appId),
  }
}

/** Their company, our rest. */
function foreignPrefix() {
  const rest = northwind.linkId.split('_').slice(1)
  return { ...idsUnder(companyOf(fabrikam.appId), rest), templateId: swapCompany(northwind.templateId, fabrikam.appId) }
}

function idsUnder(companyId: string, rest: readonly string[]) {
  const join = (kind: 'folderId' | 'templateId' | 'appId' | 'linkId'): string =>
    [companyId, ...rest].slice(0, idParts(kind).length).join('_')
  return { folderId: join('folderId'), templateId: join('templateId'), appId: join('appId'), linkId: join('linkId') }
}

function swapCompany(id: string, of: string): string {
  return [companyOf(of), ...id.split('_').slice(1)].join('_')
}
