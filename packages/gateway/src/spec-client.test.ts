import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createSpecClient,
  inPath,
  payloadOf,
  signInBySpec,
  type Fields,
  type Reply,
  type SpecClient,
} from '#test/support/spec-client.ts'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { demoApiKey, linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
import { changeCompany } from './store/companies.ts'
import { systemDb } from './store/db.ts'

/*
 * The calls of the specification, section 7, in the order an app makes them, by a client that was written from the
 * specification alone. What a plain reading leaves open (a value in the query or in the body) works both ways.
 */

let t: TestGateway
/** A company with nothing in it yet. */
let small: SeededCompany
let visitor: SpecClient
let admin: SpecClient
let recruiter: SpecClient
let brandEditor: SpecClient
/** What one call told and a later one needs. */
let company: Fields = {}
let me: Fields = {}
let folderId = ''
let appId = ''
let templateId = ''
const externalId = 'candidate-4711'
const password = 'Tabard-demo-1!'

beforeAll(async () => {
  t = await startGateway({ demo: true })
  small = await t.company('Small Company')
  visitor = await createSpecClient(t.url)
}, 120_000)
afterAll(() => t.close())

const picture = async (format: 'png' | 'jpeg' = 'png', side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#204080' } })
    .toFormat(format)
    .toBuffer()
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const cv = (index = 0): string => base64(pdfFile(linesOf(northwindCvs[index] ?? never())))
const never = (): never => {
  throw new Error('There is no made-up CV')
}
const application = (): string => `/applications/${inPath(appId)}`
const template = (): string => `/templates/${inPath(templateId)}`
const statusOf = async (reply: Promise<Reply>): Promise<number> => (await reply).status
const fieldsOf = (value: unknown): Fields => value as Fields
const ok = (reply: Reply): Fields => {
  expect(reply).toMatchObject({ status: 200 })
  return reply.body
}

describe('coming in', () => {
  it('signs in, with the attributes that are read', async () => {
    admin = await signInBySpec(t.url, 'admin@demo.tabard.test', password)
    recruiter = await signInBySpec(t.url, 'recruiter@demo.tabard.test', password)
    brandEditor = await signInBySpec(t.url, 'brand@demo.tabard.test', password)
    expect(admin.attributes).toMatchObject({
      name: expect.any(String),
      email: 'admin@demo.tabard.test',
      'custom:companyId': expect.any(String),
      'custom:company': 'Northwind Talent',
      'custom:userrole': 'admin',
    })
  })

  it('fetches the company', async () => {
    company = ok(await recruiter.main('GET', '/clients'))
    for (const field of 'id name clientName subdomain logoName team stats numberRoles branding brandColors options limits ssoEnabled language'.split(
      ' ',
    )) {
      expect(company).toHaveProperty(field)
    }
    expect(company).toMatchObject({
      id: recruiter.attributes['custom:companyId'],
      ssoEnabled: false,
      branding: { font: expect.any(String) },
      integration: { field_mappings: expect.any(Array) },
    })
    ok(await recruiter.main('GET', '/clients', { query: { attributes: 'name,branding,options' } }))
  })

  it('fetches the user', async () => {
    const { sub } = recruiter.attributes
    const answer = ok(await recruiter.main('GET', '/users', { query: { userId: sub } }))
    me = fieldsOf((answer['users'] as unknown[])[0])
    for (const field of 'userId id email name userRole userType company role phone jobTitle createdAt linkedInUrl displayName displayCompanyName calendarLinkUrl permissions betaPermissions ssoLogin'.split(
      ' ',
    )) {
      expect(me).toHaveProperty(field)
    }
    expect(me).toMatchObject({ userId: sub, id: sub, userType: 'app', userRole: 'recruiter', role: 'recruiter' })
    expect(Number(me['createdAt'])).toBeLessThan(1e11)
  })

  it('registers the sign-in and tells what was done', async () => {
    const body = { email: me['email'], name: me['name'], action: 'logged in' }
    ok(await recruiter.main('POST', '/tracking/planhat', { body }))
    const event = {
      header: {
        name: 1,
        userId: me['userId'],
        organisationId: company['id'],
        createdTimeUtc: new Date().toISOString(),
        email: me['email'],
        userAgent: 'Mozilla/5.0',
        timeZone: 'Europe/London',
      },
      payload: { correlationId: 'ai_transform_bullets' },
    }
    ok(await recruiter.main('POST', '/telemetry/track-server', { query: { companyId: company['id'] }, body: [event] }))
    ok(await recruiter.main('POST', '/telemetry/track-server', { body: [event] }))
  })

  it('is told why not', async () => {
    const nobody = await visitor.main('GET', '/clients')
    expect([nobody.status, nobody.message]).toEqual([401, 'No auth token specified'])
    await changeCompany(systemDb(t.gateway.context.store), small.companyId, { disabled: true })
    const shut = await (await signedIn(small.users.recruiter.email)).main('GET', '/clients')
    expect([shut.status, shut.message]).toEqual([423, 'Access to this account has been disabled.'])
    await changeCompany(systemDb(t.gateway.context.store), small.companyId, { disabled: false })
  })
})

/** A token that is there although the account was shut since: sign-in itself would refuse. */
async function signedIn(email: string): Promise<SpecClient> {
  const db = systemDb(t.gateway.context.store)
  await changeCompany(db, small.companyId, { disabled: false })
  const client = await signInBySpec(t.url, email, password)
  await changeCompany(db, small.companyId, { disabled: true })
  return client
}

describe('lists', () => {
  it('are 404 where there is nothing', async () => {
    const own = await signInBySpec(t.url, small.users.admin.email, password)
    const none = [
      `/applications/${inPath(small.folderId)}`,
      '/applications',
      '/jobs',
      '/logos',
      `/user_photo?user_id=${small.users.admin.userId}`,
    ]
    for (const path of none) expect([path, await statusOf(own.main('GET', path))]).toEqual([path, 404])
  })

  it('are maps by id of what there is', async () => {
    const folders = ok(await recruiter.main('GET', '/folders'))
    folderId = Object.keys(folders)[0] ?? ''
    expect(folders[folderId]).toMatchObject({ folder_id: folderId })
    expect(folderId).toHaveLength(49)
    const query = {
      processedOnly: true,
      attributes: 'candidateName,receivedTime,identifier,submittedBy,duplication,templateVersion',
    }
    const applications = ok(await recruiter.main('GET', `/applications/${inPath(folderId)}`, { query }))
    const [id = '', one] = Object.entries(applications)[0] ?? []
    expect(id.slice(0, 49)).toBe(folderId)
    expect(one).toMatchObject({ application_id: id, folder_id: folderId, candidateName: expect.any(String) })
    const shown = { attributes: 'templateName,createdTime,templateVersion,lastModifiedTime,live' }
    const templates = ok(await recruiter.main('GET', '/templates', { query: shown }))
    templateId = Object.keys(templates)[0] ?? ''
    expect(templates[templateId]).toMatchObject({
      template_id: templateId,
      live: true,
      createdTime: expect.any(Number),
    })
  })

  it('has a folder more', async () => {
    const { folder_id } = ok(await recruiter.main('PUT', '/folders', { body: { name: 'From the specification' } }))
    expect(await statusOf(recruiter.main('GET', `/applications/${inPath(folder_id)}`))).toBe(404)
  })
})

describe('an application', () => {
  it('is uploaded and read', async () => {
    const query = {
      cvType: 'cv',
      submittedBy: me['userId'],
      defaultTemplate: templateId,
      platform: 'bullhorn',
      externalClientId: 'corporation-1',
      externalId,
      externalUserId: 'user-7',
    }
    const answer = ok(await recruiter.main('POST', '/applications', { query, body: { fileB64: cv() } }))
    appId = Object.keys(answer)[0] ?? ''
    expect(appId.split('_')).toHaveLength(3)
    const read = await whenRead(appId)
    expect(read['candidateName']).toBe(northwindCvs[0]?.name)
    const named =
      'application_id folder_id freeText embedCard candidateName emailAddress phoneNumber identifier linkedUrl template coverLetter templateVersion totalExperience averageTenure score fileTypes submittedBy receivedTime outputName duplication miscData loadedIndividually'
    for (const field of named.split(' ')) expect(read).toHaveProperty(field)
    expect(read).toMatchObject({ loadedIndividually: true, template: templateId, folder_id: appId.slice(0, 49) })
    for (const item of read['freeText'] as Fields[]) expect(item).toHaveProperty('id')
  })

  it('is uploaded as files, with others beside them', async () => {
    const file = { fileB64: cv(1), fileType: 'pdf', designation: 'original' }
    const body = { files: [file, cv(2)], supportingDocuments: [{ ...file, designation: 'supporting' }] }
    const answer = ok(await recruiter.main('POST', '/applications', { body }))
    expect(Object.keys(answer)).toHaveLength(2)
  })

  it('is found by its external id', async () => {
    const query = { platform: 'bullhorn', externalClientId: 'corporation-1', externalAppId: externalId }
    expect(Object.keys(ok(await recruiter.main('GET', '/applications', { query })))).toEqual([appId])
    const keyed = await recruiter.main('GET', '/applications', {
      query: { ...query, byExternalId: true, attributes: 'candidateName' },
    })
    expect(ok(keyed)).toMatchObject({ [externalId]: { application_id: appId } })
    const other = { ...query, externalAppId: 'nobody' }
    expect(await statusOf(recruiter.main('GET', '/applications', { query: other }))).toBe(404)
  })

  it('is fetched with some attributes', async () => {
    const query = { attributes: 'candidateName,freeText' }
    expect(ok(await recruiter.main('GET', application(), { query }))).toMatchObject({ application_id: appId })
  })

  it('is patched by field, its sections sent back as they came', async () => {
    const { freeText } = ok(await recruiter.main('GET', application()))
    const update = { candidateName: 'Vera Lindqvist', phoneNumber: '+44 20 7946 0000', freeText }
    const patched = ok(await recruiter.main('PATCH', application(), { body: { update } }))
    expect(patched).toMatchObject({ candidateName: 'Vera Lindqvist', freeText })
    const text = { content: [{ insert: 'Ready to start in March\n' }] }
    const added = ok(
      await recruiter.main('PATCH', application(), {
        body: { update: { freeText: [...(freeText as Fields[]), text, text] } },
      }),
    )
    const ids = (added['freeText'] as Fields[]).map((item) => item['id']).slice(-2)
    for (const id of ids) expect(id).toMatch(/^freeText(-\d+)?$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('knows when an id has another depth', async () => {
    const wrong = await recruiter.main('GET', `/applications/${appId}/x/y`)
    expect([wrong.status, wrong.message]).toEqual([400, 'Invalid ID for depth'])
  })

  it.each<[string, () => Promise<Fields>, Fields | undefined]>([
    ['newStatus', async () => ({ newStatus: 'ready' }), undefined],
    ['update_candidate_headshot', async () => ({}), { headshot: 'PICTURE', fileType: 'png' }],
    [
      'embed',
      async () => ({ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', embedCardId: 'card-1', width: 480 }),
      undefined,
    ],
    ['aiParse', async () => ({}), undefined],
    ['transform', async () => ({ transformType: 'tidy', transformOptions: {} }), undefined],
    ['duplicate_cv', async () => ({ newOwner: me['userId'] }), undefined],
    ['generate_tags', async () => ({}), { updates: {} }],
    ['apply_template', async () => ({ templateId }), undefined],
  ])('takes the update type %s, its values in the query or in the body', async (updateType, values, body) => {
    const sent = body && { ...body, ...('headshot' in body && { headshot: base64(await picture()) }) }
    const query = { updateType, ...(await values()) }
    const answer = ok(await recruiter.main('PUT', application(), { query, body: sent }))
    expect(answer['application_id'] === appId).toBe(updateType !== 'duplicate_cv')
    const all = { ...(await values()), ...sent }
    ok(await recruiter.main('PUT', application(), { query: { updateType }, body: all }))
  })

  it('is output', async () => {
    const body = {
      outputName: 'Vera Lindqvist, CV',
      fileName: 'vera.pdf',
      userId: me['userId'],
      chapters: ['Profile', 'Experience'],
      bullhornOutputData: { entityId: 12 },
      pdfB64: cv(),
      imageB64: base64(await picture()),
      imageType: 'thumbnail',
      imageFileType: 'png',
    }
    ok(await recruiter.main('POST', `/output/${inPath(appId)}`, { body }))
  })

  it('keeps files', async () => {
    const file = { fileB64: base64(await picture()), fileType: 'image/png', designation: 'certificate' }
    const kept = ok(await recruiter.main('POST', `/files/${inPath(appId)}`, { body: file }))
    expect(kept).toMatchObject({ designation: 'certificate', fileType: 'image/png' })
    const { files } = ok(await recruiter.main('GET', `/files/${inPath(appId)}`))
    expect((files as Fields[]).length).toBeGreaterThan(1)
  })
})

describe('a link', () => {
  let link: Fields = {}
  const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600

  it('is made, listed, changed', async () => {
    const body = {
      name: 'For the client',
      expiry: inAnHour(),
      updateEmails: ['me@demo.tabard.test'],
      downloading: true,
    }
    link = ok(await recruiter.links('POST', `/links/${inPath(appId)}`, { body }))
    expect(link).toMatchObject(body)
    expect(String(link['linkId']).startsWith(`${appId}_`)).toBe(true)
    const { links } = ok(await recruiter.links('GET', `/links/${inPath(appId)}`))
    expect((links as Fields[]).map((one) => one['linkId'])).toContain(link['linkId'])
    const path = `/links/${inPath(link['linkId'])}`
    ok(await recruiter.links('PATCH', path, { body: { name: 'For another client', downloading: false } }))
    const newExpiry = inAnHour() + 60
    expect(ok(await recruiter.links('PUT', path, { query: { updateType: 'expiry', newExpiry } }))).toMatchObject({
      expiry: newExpiry,
    })
    ok(await recruiter.links('PUT', path, { query: { updateType: 'expiry' }, body: { newExpiry } }))
  })

  it('is exchanged by its short id, refreshed, and counted when it is seen', async () => {
    const grant = ok(await visitor.links('GET', `/short/${link['shortId']}`))
    expect(grant).toMatchObject({ accessToken: expect.any(String), refreshExpiry: expect.any(Number) })
    expect(payloadOf(grant['accessToken'])).toMatchObject({
      exp: expect.any(Number),
      sub: expect.any(String),
      linkId: link['linkId'],
      navigationAllowed: expect.any(Boolean),
    })
    const guest = visitor.as({ authorization: String(grant['accessToken']), 'x-access-token': 'none' })
    expect(ok(await guest.main('GET', application()))).toMatchObject({ application_id: appId })
    expect(await statusOf(guest.main('PATCH', application(), { body: { update: { candidateName: 'X' } } }))).toBe(403)
    ok(await guest.links('POST', '/views/session-0001'))
    ok(await guest.links('POST', '/views/session-0001', { body: { seconds: 20 } }))
    const refresh = visitor.as({ authorization: String(grant['refreshToken']) })
    expect(ok(await refresh.main('GET', '/token'))).toMatchObject({ accessToken: expect.any(String) })
    const none = await visitor.main('GET', '/token')
    expect([none.status, none.message]).toEqual([401, 'No refresh token found'])
    expect(await statusOf(visitor.links('GET', '/short/AAAAAAAAAAAAAAAA'))).toBe(404)
  })

  it('has a sister for one application or one template', async () => {
    const query = { accessType: 'view', userType: 'app', singleApplication: appId }
    const one = ok(await recruiter.main('GET', '/access', { query }))
    expect(payloadOf(one['accessToken'])).toMatchObject({ uid: me['userId'], navigationAllowed: false })
    ok(await admin.main('GET', '/access', { query: { accessType: 'edit', singleTemplate: templateId } }))
    const guest = visitor.as({ authorization: String(one['accessToken']), 'x-access-token': 'none' })
    ok(await guest.main('GET', application()))
    expect(await statusOf(guest.main('GET', '/clients'))).toBe(403)
  })
})

describe('jobs', () => {
  it('are made, listed, changed', async () => {
    const body = { clientId: company['id'], title: 'Head of Operations', status: 'open' }
    const job = ok(await recruiter.main('POST', '/jobs', { body }))
    expect(job).toMatchObject({ job_id: job['jobId'], clientId: company['id'], status: 'open' })
    expect(ok(await recruiter.main('GET', '/jobs'))).toHaveProperty(String(job['job_id']))
    const path = `/jobs/${inPath(job['job_id'])}`
    ok(await recruiter.main('GET', path))
    ok(await recruiter.main('PATCH', path, { body: { update: { title: 'Chief Operating Officer' } } }))
    expect(ok(await recruiter.main('PUT', path, { query: { newStatus: 'filled' } }))).toMatchObject({
      status: 'filled',
    })
    expect(ok(await recruiter.main('PUT', path, { body: { newStatus: 'closed' } }))).toMatchObject({ status: 'closed' })
    ok(await recruiter.main('POST', '/applications', { query: { jobId: job['job_id'] }, body: { fileB64: cv(3) } }))
  })

  it('end with the credit', async () => {
    await changeCompany(systemDb(t.gateway.context.store), small.companyId, { limits: { jobCredits: 0 } })
    const own = await signInBySpec(t.url, small.users.recruiter.email, password)
    const refused = await own.main('POST', '/jobs', { body: { title: 'One too many' } })
    const words = 'No credit available to create new job, please contact account manager'
    expect([refused.status, refused.message]).toEqual([403, words])
  })
})

describe('templates', () => {
  it('are made, of a template or of a default one', async () => {
    const copy = { createdBy: admin.attributes['sub'], templateVersion: 1, copyFrom: templateId }
    const made = ok(await admin.main('POST', '/templates', { body: copy }))
    for (const field of 'template_id templateName createdTime lastModifiedTime templateVersion live freeText embedCard imageTemplates'.split(
      ' ',
    )) {
      expect(made).toHaveProperty(field)
    }
    ok(await admin.main('POST', '/templates', { query: copy }))
    const defaults = ok(await admin.main('GET', '/default-templates'))
    const defaultTemplateId = Object.keys(defaults)[0]
    ok(await admin.main('POST', '/templates', { body: { defaultTemplateId } }))
    templateId = String(made['template_id'])
  })

  it('are changed, shown, given a video and a picture, and seen', async () => {
    ok(await admin.main('GET', template()))
    ok(await brandEditor.main('PATCH', template(), { body: { update: { templateName: 'Ours' } } }))
    const live = { updateType: 'liveStatus' }
    expect(ok(await brandEditor.main('PUT', template(), { query: live }))).toMatchObject({ live: true })
    expect(ok(await brandEditor.main('PUT', template(), { query: live, body: { live: false } }))).toMatchObject({
      live: false,
    })
    const video = { url: 'https://vimeo.com/76979871', embedCardId: 'card-1', width: 480 }
    ok(await brandEditor.main('PUT', template(), { query: { updateType: 'embed', ...video } }))
    ok(await brandEditor.main('PUT', template(), { query: { updateType: 'embed' }, body: video }))
    const about = { fileType: 'png', imageTemplateId: 'page-1', width: 595, height: 842 }
    const imageTemplate = base64(await picture())
    const updateType = 'update_image_template'
    ok(await brandEditor.main('PUT', template(), { query: { updateType, ...about }, body: { imageTemplate } }))
    const put = await brandEditor.main('PUT', template(), { query: { updateType }, body: { ...about, imageTemplate } })
    expect(ok(put)['imageTemplates']).toMatchObject([{ imageTemplateId: 'page-1', width: 595, height: 842 }])
    ok(await recruiter.main('GET', `/thumbnails/${inPath(templateId)}`))
    const image = { query: { imageTemplateId: 'page-1' } }
    ok(await recruiter.main('GET', `/image-templates/${inPath(templateId)}`, image))
    expect(await statusOf(recruiter.main('PATCH', template(), { body: { update: { templateName: 'No' } } }))).toBe(403)
    ok(await brandEditor.main('DELETE', template()))
  })
})

describe('logos, photos and the company', () => {
  it('keeps a logo of at most 1,500,000 bytes', async () => {
    const about = { fileType: 'image/png', fileName: 'spec.png', setAsCurrent: true }
    const body = { ...about, fileB64: base64(await picture('png', 200)) }
    expect(ok(await brandEditor.main('POST', '/logos', { body }))).toMatchObject({ fileName: 'spec.png' })
    ok(await brandEditor.main('POST', '/logos', { query: about, body: { fileB64: body.fileB64 } }))
    ok(await recruiter.main('GET', '/logos', { query: { fileName: 'spec.png' } }))
    ok(await recruiter.main('GET', '/logos'))
    expect(await statusOf(recruiter.main('GET', '/logos', { query: { fileName: 'none.png' } }))).toBe(404)
    expect(await statusOf(recruiter.main('POST', '/logos', { body }))).toBe(403)
    const fileB64 = base64(Buffer.alloc(1_500_001))
    const large = await brandEditor.main('POST', '/logos', { body: { ...about, fileB64 } })
    expect([413, 422]).toContain(large.status)
    const broken = await brandEditor.main('POST', '/logos', { body: { ...about, fileB64: base64(Buffer.from('x')) } })
    expect([broken.status, broken.message]).toEqual([422, expect.stringContaining('image file not accepted')])
  })

  it('keeps a photo, sent as the picture itself', async () => {
    const query = { user_id: me['userId'] }
    ok(await recruiter.main('PUT', '/user_photo', { query, body: await picture('jpeg') }))
    const photo = ok(await recruiter.main('GET', '/user_photo', { query }))
    expect(photo).toMatchObject({ user_id: me['userId'], image: expect.any(String) })
  })

  it('has a subdomain of its own where the company has that feature', async () => {
    const query = { clientName: company['clientName'], updateType: 'subdomain', subdomain: 'northwind-spec' }
    expect(await statusOf(admin.main('PUT', '/clients', { query }))).toBe(403)
    const options = { ...(company['options'] as Record<string, boolean>), customSubdomain: true }
    await changeCompany(systemDb(t.gateway.context.store), String(company['id']), { options })
  })

  it.each<[string, Fields, (client: Fields) => unknown, unknown]>([
    [
      'customTag',
      { tag: 'notice', tagName: 'Notice', tagType: 'text' },
      (client) => client['customTags'],
      expect.arrayContaining([{ tag: 'notice', tagName: 'Notice', tagType: 'text' }]),
    ],
    [
      'integrationFieldMappings',
      { platform: 'bullhorn', export_types: ['Resume'] },
      (client) => client['integration'],
      { field_mappings: expect.arrayContaining([{ platform: 'bullhorn', export_types: ['Resume'] }]) },
    ],
    ['language', { language: 'fr' }, (client) => client['language'], 'fr'],
    ['enableSSO', { ssoEnabled: false }, (client) => client['ssoEnabled'], false],
    ['subdomain', { subdomain: 'northwind-spec' }, (client) => client['subdomain'], 'northwind-spec'],
  ])('takes the update type %s of the company', async (updateType, values, seen, expected) => {
    const query = { clientName: company['clientName'], updateType, userId: admin.attributes['sub'] }
    expect(seen(ok(await admin.main('PUT', '/clients', { query: { ...query, ...values } })))).toEqual(expected)
    expect(seen(ok(await admin.main('PUT', '/clients', { query, body: values })))).toEqual(expected)
    expect(await statusOf(recruiter.main('PUT', '/clients', { query: { ...query, ...values } }))).toBe(403)
  })

  it('is changed by its fields, all or the changes alone', async () => {
    const body = {
      updates: { branding: { font: 'Figtree' }, brandColors: ['#204080'], language: 'en' },
      changesOnly: true,
    }
    const changed = ok(await admin.main('PATCH', '/clients', { body }))
    expect(changed).toMatchObject({ brandColors: ['#204080'], language: 'en' })
    expect(changed).not.toHaveProperty('team')
    expect(await statusOf(recruiter.main('PATCH', '/clients', { body }))).toBe(403)
  })

  it('is opened by anybody, with two fields', async () => {
    const body = { clientName: 'Contoso Careers', clientSubdomain: 'contoso-careers' }
    ok(await visitor.main('POST', '/clients', { body }))
    const query = { clientName: 'Tailspin People', clientSubdomain: 'tailspin-people' }
    ok(await visitor.main('POST', '/clients', { query }))
  })
})

describe('users', () => {
  it('are invited, changed, described and removed', async () => {
    const email = 'spec@demo.tabard.test'
    const made = ok(await admin.main('POST', '/users', { body: { email, name: 'Spec Reader', userRole: 'recruiter' } }))
    const userId = made['userId']
    const accessIdToken = 'an-id-token'
    const change = { email, userId, name: 'Spec Reader', userRole: 'brandEditor', accessIdToken }
    expect(ok(await admin.main('PUT', '/users', { body: change }))).toMatchObject({ userRole: 'brandEditor' })
    ok(await admin.main('PUT', '/users', { query: change }))
    const refused = { ...change, userRole: 'admin' }
    expect(await statusOf(recruiter.main('PUT', '/users', { body: refused }))).toBe(403)
    const query = { userId, company: company['name'], companyId: company['id'], EMAIL: email }
    ok(await admin.main('DELETE', '/users', { query }))
    expect(await statusOf(admin.main('DELETE', '/users', { query }))).toBe(404)
  })

  it('describe themselves when they confirm their account', async () => {
    const body = {
      userId: me['userId'],
      email: me['email'],
      name: me['name'],
      clientId: company['id'],
      clientName: company['clientName'],
      phone: '+44 20 7946 0001',
      jobTitle: 'Senior recruiter',
      linkedInUrl: 'linkedin.com/in/somebody',
      userDescription: 'I help my colleagues present their candidates',
    }
    expect(ok(await recruiter.main('PATCH', '/users', { body }))).toMatchObject({
      jobTitle: 'Senior recruiter',
      userDescription: body.userDescription,
    })
  })

  it('ask where single sign-on is, and withdraw their signatures', async () => {
    expect(await statusOf(recruiter.main('GET', '/sso'))).toBe(404)
    ok(await recruiter.main('PUT', '/signatures'))
    ok(await recruiter.main('PUT', '/signatures', { body: { userId: me['userId'] } }))
  })
})

describe('other systems', () => {
  it('open a record by key and secret, or by its entry point', async () => {
    const server = visitor.as({ 'x-api-key': demoApiKey.keyId, 'x-api-secret': demoApiKey.secret })
    expect(ok(await server.public('GET', '/clients', { query: { attributes: 'name,brandColors' } }))).toMatchObject({
      id: company['id'],
      name: company['name'],
    })
    const about = {
      externalId,
      platform: 'bullhorn',
      externalClientId: 'corporation-1',
      externalUserId: 'user-7',
      endPoint: 'application',
      extras: 'a=1',
    }
    const { url } = ok(await server.public('GET', '/urls', { query: { ...about, clientId: company['id'] } }))
    expect(new URL(String(url)).searchParams.get('sig')).toBeTruthy()
    ok(await server.public('GET', '/urls', { query: { userId: me['userId'], externalId } }))
    const entry = ok(await visitor.customPublic('GET', '/urls', { query: about }))
    expect(String(entry['url'])).toContain('/entrypoint/')
    expect((await visitor.public('GET', '/clients')).message).toBe('No api-key configured')
  })

  it('are set up, listed and forgotten', async () => {
    const platform = 'bullhorn'
    expect(await statusOf(admin.main('GET', '/integrations/setup', { query: { platform } }))).toBe(404)
    const state = { platform, userId: admin.attributes['sub'], clientId: company['id'], newTab: true, other: 'x' }
    // Understood, and refused because nothing is set up: no applicant system is asked in this test.
    expect(await statusOf(admin.main('GET', '/oauth', { query: state }))).toBe(409)
    expect(await statusOf(recruiter.main('GET', '/oauth', { query: state }))).toBe(403)
    const settings = { clientId: 'our-client', clientSecret: 'a-secret', username: 'api.user' }
    ok(await admin.main('POST', '/integrations/setup', { body: { platform, settings } }))
    expect(ok(await admin.main('GET', '/integrations/setup', { query: { platform } }))).not.toHaveProperty(
      'clientSecret',
    )
    const asked = { platform, externalId, externalUserId: 'user-7' }
    // Set up and connected by nobody yet: the words say what to do.
    expect(await statusOf(recruiter.main('POST', '/integrations/cvfiles', { body: asked }))).toBe(409)
    const file = { fileFetchingDetails: { ...asked, fileId: '12' }, integrationData: {} }
    expect(await statusOf(recruiter.main('POST', '/integrations/cvfile', { body: file }))).toBe(409)
    const user = { platform, externalUserId: 'user-7' }
    expect(await statusOf(recruiter.main('POST', '/integrations/userdetails', { body: user }))).toBe(409)
    expect(await statusOf(admin.main('GET', '/integrations/fieldmappings', { query: { platform } }))).toBe(409)
    ok(await admin.main('DELETE', '/integrations/setup', { query: { platform } }))
  })

  it('are asked through the gateway only where an admin named them', async () => {
    const body = { destination: 'nowhere', method: 'GET', path: '/contacts' }
    expect(await statusOf(recruiter.main('POST', '/forwarding', { body }))).toBe(404)
  })
})

describe('a call of many meanings', () => {
  it('refuses what comes twice, what it does not know, and what is not as it should be', async () => {
    const path = '/clients'
    const language = { updateType: 'language', language: 'en' }
    const wrong: { query: Fields; body?: unknown }[] = [
      { query: language, body: { language: 'fr' } },
      { query: language, body: { isAdmin: true } },
      { query: { ...language, isAdmin: true } },
      { query: { updateType: 'language' }, body: { language: ['en', 'fr'] } },
      { query: { updateType: 'language' }, body: [{ language: 'en' }] },
      { query: {}, body: {} },
      { query: { updateType: 'disable' }, body: { disabled: true } },
    ]
    for (const sent of wrong) {
      expect([sent, await statusOf(admin.main('PUT', path, sent))]).toEqual([sent, 400])
    }
    ok(await admin.main('PUT', path, { body: language }))
    ok(await admin.main('PUT', path, { query: language, body: {} }))
  })

  it('gives each role what it may', async () => {
    const branding = { updates: { branding: { footerText: 'In confidence' } } }
    const settings = { updates: { language: 'en' } }
    const copy = { createdBy: recruiter.attributes['sub'] }
    const tag = { query: { updateType: 'customTag', tag: 'x' } }
    const mine = { body: { email: 'x@demo.tabard.test', name: 'X', userRole: 'admin' } }
    const answers = [
      [await statusOf(admin.main('PATCH', '/clients', { body: branding })), 200],
      [await statusOf(brandEditor.main('PATCH', '/clients', { body: branding })), 200],
      [await statusOf(recruiter.main('PATCH', '/clients', { body: branding })), 403],
      [await statusOf(brandEditor.main('PATCH', '/clients', { body: settings })), 403],
      [await statusOf(brandEditor.main('PUT', '/clients', tag)), 403],
      [await statusOf(brandEditor.main('POST', '/users', mine)), 403],
      [await statusOf(recruiter.main('POST', '/users', mine)), 403],
      [await statusOf(recruiter.main('POST', '/templates', { body: copy })), 403],
      [await statusOf(recruiter.main('GET', '/default-templates')), 200],
      [await statusOf(brandEditor.main('PUT', '/folders', { body: { name: 'Of a brand editor' } })), 200],
    ]
    expect(answers.map(([status]) => status)).toEqual(answers.map(([, expected]) => expected))
  })
})

describe('text', () => {
  it('is transformed', async () => {
    const body = { type: 'sentence-case', text: 'LED A TEAM OF NINE' }
    expect(ok(await recruiter.main('POST', '/text-transform', { body }))).toMatchObject({ text: expect.any(String) })
  })

  it('is told where there is no model', async () => {
    const refused = await recruiter.main('POST', '/text-transform', { body: { type: 'rewrite', text: 'Led a team' } })
    expect(refused.message).toBe("AI Assist isn't available right now. Please try again later.")
  })
})

describe('the end of an application', () => {
  it('is told to whoever still writes', async () => {
    ok(await recruiter.main('DELETE', application()))
    expect(await statusOf(recruiter.main('GET', application()))).toBe(404)
    const late = await recruiter.main('PATCH', application(), { body: { update: { candidateName: 'Late' } } })
    expect([late.status, late.message]).toEqual([405, 'This CV has been removed from verification'])
  })
})

async function whenRead(id: string): Promise<Fields> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const read = ok(await recruiter.main('GET', `/applications/${inPath(id)}`))
    if (read['status'] !== 'processing') return read
    await wait(100)
  }
  throw new Error('The CV was not read in time')
}
