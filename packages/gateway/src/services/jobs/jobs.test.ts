import { routes, type JobId } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { changeCompany, findCompany } from '../../store/companies.ts'
import { systemDb } from '../../store/db.ts'

let t: TestGateway
let company: SeededCompany
let as: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  as = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())

const create = (title = 'Head of Warehousing', who = as) => t.call(routes.createJob, { as: who, body: { title } })
const set = (change: Parameters<typeof changeCompany>[2], id = company.companyId) =>
  changeCompany(systemDb(t.gateway.context.store), id, change)

describe('jobs', () => {
  it('are none at first, then a map by id, and one by one', async () => {
    expect((await t.call(routes.listJobs, { as })).status).toBe(404)
    const made = await t.call(routes.createJob, {
      as,
      body: { title: ' Head of Warehousing ', description: 'Runs the site.', externalId: 'BH-7' },
    })
    expect(made.value).toMatchObject({ title: 'Head of Warehousing', status: 'open', clientId: company.companyId })
    expect(made.value.jobId).toBe(made.value.job_id)
    const { job_id: jobId } = made.value
    expect((await t.call(routes.getJob, { as, params: { jobId } })).value).toEqual(made.value)
    const list = await t.call(routes.listJobs, { as, query: { attributes: 'title,status' } })
    expect(list.value[jobId]).toMatchObject({ title: 'Head of Warehousing', description: '' })
    expect((await t.call(routes.listJobs, { as, query: { status: 'closed' } })).status).toBe(404)
    expect((await t.call(routes.listJobs, { as, query: { attributes: 'secret' } })).status).toBe(400)
  })

  it('change by the fields that may be named, and tell whoever comes too late', async () => {
    const { job_id: jobId } = (await create()).value
    const patch = (body: unknown) => t.request('PATCH', pathOf(jobId), { as, body })
    expect((await patch({ update: { description: 'New' }, baseRevision: 1 })).value).toMatchObject({ revision: 2 })
    const late = await patch({ update: { description: 'Late' }, baseRevision: 1 })
    expect([late.status, late.error.error, late.error['revision']]).toEqual([409, 'revision_conflict', 2])
    for (const field of ['status', 'clientId', 'job_id', 'createdBy', 'revision', 'company_id']) {
      expect((await patch({ update: { [field]: 'x' } })).status, field).toBe(400)
    }
    const ok = await t.call(routes.updateJob, { as, params: { jobId }, body: { update: { title: 'Head of Fleet' } } })
    expect(ok.value).toMatchObject({ title: 'Head of Fleet', description: 'New' })
  })

  it('take each of the statuses there are', async () => {
    const { job_id: jobId } = (await create()).value
    for (const newStatus of ['on-hold', 'filled', 'closed', 'open'] as const) {
      const answer = await t.call(routes.setJobStatus, { as, params: { jobId }, query: { newStatus } })
      expect(answer.value.status).toBe(newStatus)
    }
    expect((await t.request('PUT', `${pathOf(jobId)}?newStatus=won`, { as })).status).toBe(400)
  })

  it("are not another company's to see or change", async () => {
    const { job_id: jobId } = (await create()).value
    const other = await t.company('Other')
    const stranger = await t.signIn(other.users.admin.email)
    expect((await t.call(routes.getJob, { as: stranger, params: { jobId } })).status).toBe(404)
    const params = { jobId }
    expect((await t.call(routes.setJobStatus, { as: stranger, params, query: { newStatus: 'closed' } })).status).toBe(
      404,
    )
    expect((await t.call(routes.listJobs, { as: stranger })).status).toBe(404)
  })
})

describe('job credit', () => {
  it('runs out with the words that clients know', async () => {
    const small = await t.company('Small')
    await set({ limits: { jobCredits: 1 } }, small.companyId)
    const who = await t.signIn(small.users.recruiter.email)
    expect((await create('One', who)).status).toBe(200)
    const refused = await create('Two', who)
    expect([refused.status, refused.error.error]).toEqual([403, 'no_job_credit'])
    expect(refused.error.message).toBe('No credit available to create new job, please contact account manager')
  })

  it('is taken once by each of many at once, and no more often than there is', async () => {
    const busy = await t.company('Busy')
    await set({ limits: { jobCredits: 3 } }, busy.companyId)
    const who = await t.signIn(busy.users.recruiter.email)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => create(`Job ${at}`, who)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(403)])
    expect(Object.keys((await t.call(routes.listJobs, { as: who })).value)).toHaveLength(3)
    expect((await findCompany(systemDb(t.gateway.context.store), busy.companyId))?.jobs_created).toBe(3)
  })
})

describe('a company without the feature', () => {
  it('has no jobs, and one without the fuller description no info', async () => {
    const info = { location: 'Utrecht', mustHave: ['Forklift licence'] }
    const full = { title: 'With info', info }
    expect((await t.call(routes.createJob, { as, body: full })).error.error).toBe('feature_off')
    await set({ options: { fullJobDescription: true } })
    const made = (await t.call(routes.createJob, { as, body: full })).value
    expect(made.info).toEqual(info)
    await set({ options: { jobDescription: false } })
    for (const answer of [
      await create(),
      await t.call(routes.listJobs, { as }),
      await t.call(routes.getJob, { as, params: { jobId: made.job_id } }),
    ]) {
      expect([answer.status, answer.error.error]).toEqual([403, 'feature_off'])
    }
    await set({ options: {} })
  })
})

function pathOf(jobId: JobId): string {
  return `/api/jobs/${jobId.replace('_', '/')}`
}
