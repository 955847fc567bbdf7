import { routes, type AppId, type Link, type LinkGrant } from '@tabard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150 Safari/537.36' }
let now = Date.now()
let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId
let link: Link

beforeAll(async () => {
  t = await startGateway({ clock: { now: () => now } })
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
})
afterAll(() => t.close())
beforeEach(async () => {
  link = await share()
})

const seconds = () => Math.floor(now / 1000)
const later = (byMs: number) => {
  now += byMs
}

async function share(draft: { downloading?: boolean; days?: number } = {}): Promise<Link> {
  const expiry = seconds() + (draft.days ?? 14) * 86_400
  const body = { name: 'Anneke, Veltkamp', expiry, downloading: draft.downloading ?? false }
  return (await t.call(routes.createLink, { as: recruiter, params: { appId }, body })).value
}

async function open(shortId = link.shortId): Promise<LinkGrant> {
  return (await t.call(routes.exchangeShortLink, { params: { shortId } })).value
}

const read = (grant: { accessToken: string }) =>
  t.call(routes.getApplicationBundle, { as: bySignature(grant.accessToken), params: { appId } })
const refresh = (code: string) => t.call(routes.refreshToken, { as: { authorization: code } })

describe('a link', () => {
  it('shows a visitor the CV as a client may see it, and nothing of how it came to be', async () => {
    const { status, value } = await read(await open())
    expect(status).toBe(200)
    expect(value.application.candidateName).toBe('Maren Oduya')
    expect(value.application.miscData).toEqual({})
    expect(value.application.freeText.some((section) => section.hidden)).toBe(false)
    expect(value.rights).toEqual({ write: false, output: false, share: false })
    // The company's first template prints no contact details, so none travel.
    expect(value.template.design.header.showContact).toBe(false)
    expect(JSON.stringify(value)).not.toContain('maren.oduya@mail.example')
  })

  it('gives no contact details by another call or under another template either', async () => {
    const as = bySignature((await open()).accessToken)
    const { value } = await t.call(routes.listTemplates, { as: recruiter })
    const bundles = Object.values(value).map(({ template_id: templateId }) =>
      t.call(routes.getApplicationBundle, { as, params: { appId }, query: { templateId } }),
    )
    const answers = await Promise.all([t.call(routes.getApplication, { as, params: { appId } }), ...bundles])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain('maren.oduya@mail.example')
    }
  })

  it('lets a visitor write nothing, and keep an output only where downloading is on', async () => {
    const body = { fileName: 'cv.pdf', pdfB64: Buffer.from('%PDF-1.7 words').toString('base64') }
    const without = bySignature((await open()).accessToken)
    const within = bySignature((await open((await share({ downloading: true })).shortId)).accessToken)
    const update = { update: { headline: 'Mine' } }
    expect((await t.call(routes.updateApplication, { as: within, params: { appId }, body: update })).status).toBe(403)
    expect((await t.call(routes.createOutput, { as: without, params: { appId }, body })).status).toBe(403)
    expect((await t.call(routes.createOutput, { as: within, params: { appId }, body })).status).toBe(200)
  })

  it('bites at once when it is closed: on the open page, on refresh and on the short id', async () => {
    const grant = await open()
    await t.call(routes.updateLink, { as: recruiter, params: { linkId: link.linkId }, body: { closed: true } })
    expect((await read(grant)).error.error).toBe('signature_expired')
    expect((await refresh(grant.refreshToken)).status).toBe(401)
    const { error } = await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })
    expect(error.error).toBe('link_not_found')
    expect(error.message).toMatch(/^This link is closed, or cut short/)
  })

  it('gives nothing away any more once downloading is turned off, on a page that is open too', async () => {
    const wide = await share({ downloading: true })
    const as = bySignature((await open(wide.shortId)).accessToken)
    const params = { linkId: wide.linkId }
    await t.call(routes.updateLink, { as: recruiter, params, body: { downloading: false } })
    const body = { fileName: 'cv.pdf', pdfB64: Buffer.from('%PDF-1.7 words').toString('base64') }
    expect((await t.call(routes.createOutput, { as, params: { appId }, body })).status).toBe(403)
    expect((await t.call(routes.getApplicationBundle, { as, params: { appId } })).value.rights.output).toBe(false)
  })

  it('bites at once when its expiry is moved into the past, and works again when it is moved ahead', async () => {
    const grant = await open()
    const move = (by: number) =>
      t.call(routes.setLinkExpiry, {
        as: recruiter,
        params: { linkId: link.linkId },
        query: { updateType: 'expiry', newExpiry: seconds() + by },
      })
    expect((await move(-1)).value.status).toBe('expired')
    expect((await read(grant)).error.error).toBe('signature_expired')
    expect((await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })).error.error).toBe(
      'signature_expired',
    )
    await move(3600)
    expect((await read(grant)).status).toBe(200)
  })

  it('must end in the future', async () => {
    const body = { name: 'Too late', expiry: seconds() - 1 }
    expect((await t.call(routes.createLink, { as: recruiter, params: { appId }, body })).status).toBe(400)
  })
})

describe('a visit', () => {
  const visit = (sessionId: string, as: Credentials, headers: Credentials = BROWSER) =>
    t.call(routes.recordView, { as: { ...as, ...headers }, params: { sessionId }, body: { seconds: 5 } })
  const views = async () => {
    const { value } = await t.call(routes.listLinks, { as: recruiter, params: { appId } })
    return value.links.find((one) => one.linkId === link.linkId)?.views
  }

  it('counts once a session', async () => {
    const as = bySignature((await open()).accessToken)
    expect((await visit('session-one', as)).value).toEqual({ counted: true })
    expect((await visit('session-one', as)).value).toEqual({ counted: false })
    expect((await visit('session-two', as)).value).toEqual({ counted: true })
    expect(await views()).toBe(2)
  })

  it('does not count the team, an embedding or a mail scanner', async () => {
    const { value } = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'view', singleApplication: appId },
    })
    const as = bySignature((await open()).accessToken)
    expect((await visit('session-one', recruiter)).value.counted).toBe(false)
    expect((await visit('session-one', bySignature(value.accessToken))).value.counted).toBe(false)
    expect(
      (await visit('session-one', as, { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' })).value.counted,
    ).toBe(false)
    expect(await views()).toBe(0)
  })
})

describe('a refresh code', () => {
  it('works once and gives the next', async () => {
    const first = await open()
    const second = await refresh(first.refreshToken)
    expect(second.status).toBe(200)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect((await read(second.value)).status).toBe(200)
    expect((await refresh(second.value.refreshToken)).status).toBe(200)
  })

  it('ends everything that grew from it when it comes again later: it was copied', async () => {
    const first = await open()
    const second = (await refresh(first.refreshToken)).value
    later(60_000)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect((await refresh(second.refreshToken)).status).toBe(401)
  })

  it('keeps a page alive past the life of its token, and no longer than the link', async () => {
    const short = await share({ days: 0.02 })
    const grant = await open(short.shortId)
    later(16 * 60_000)
    expect((await read(grant)).error.error).toBe('signature_expired')
    const next = (await refresh(grant.refreshToken)).value
    expect((await read(next)).status).toBe(200)
    expect(next.refreshExpiry).toBeLessThan(900)
    later(16 * 60_000)
    expect((await refresh(next.refreshToken)).error.error).toBe('signature_expired')
  })
})

describe('a signature for embedding', () => {
  it('may do what its user asked for, and dies with the user’s right', async () => {
    const ask = (accessType: 'view' | 'edit') =>
      t.call(routes.getAccess, { as: recruiter, query: { accessType, singleApplication: appId } })
    const edit = await ask('edit')
    const view = await ask('view')
    expect((await read(edit.value)).value.rights).toEqual({ write: true, output: true, share: true })
    expect((await read(view.value)).value.rights).toEqual({ write: false, output: false, share: false })
    expect((await refresh(edit.value.refreshToken)).status).toBe(200)
  })

  it('needs a record and real origins', async () => {
    const asks = [
      { accessType: 'view' as const },
      { accessType: 'view' as const, singleApplication: appId, origins: 'https://ats.example/path' },
      { accessType: 'view' as const, singleApplication: appId, origins: "'unsafe-inline'" },
      { accessType: 'view' as const, singleApplication: appId, origins: 'https://*' },
      { accessType: 'view' as const, singleApplication: appId, origins: 'https://a;script-src-elem,https://b.example' },
    ]
    for (const query of asks) expect((await t.call(routes.getAccess, { as: recruiter, query })).status).toBe(400)
  })
})
