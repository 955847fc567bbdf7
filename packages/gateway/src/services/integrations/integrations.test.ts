import { routes, type CvFilesBody, type Platform } from '@tabard/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startBullhorn, type BullhornServer } from '../../connectors/bullhorn/testing/server.ts'
import { startVincere, type VincereServer } from '../../connectors/vincere/testing/server.ts'
import { readLetter } from '#test/support/read-letters.ts'
import { makeApplication, whenRead } from '#test/support/make-application.ts'
import {
  bySignature,
  startGateway,
  type Answer,
  type Credentials,
  type TestGateway,
} from '#test/support/start-gateway.ts'
import { linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
import { createLog } from '../../log.ts'
import { companyDb } from '../../store/db.ts'
import { changeIntegration } from '../../store/integrations.ts'
import { findDelivery } from '../../store/output-deliveries.ts'
import { sendOutput } from './send-output.ts'

let bullhorn: BullhornServer
let vincere: VincereServer
let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let admin: Credentials
let recruiter: Credentials
let theirAdmin: Credentials
let logged = ''
const cv = pdfFile(linesOf(northwindCvs[0] ?? never()))

beforeAll(async () => {
  bullhorn = await startBullhorn()
  vincere = await startVincere()
  t = await startGateway({
    config: {
      outboundPrivateOrigins: [...bullhorn.origins, vincere.origin],
      applicantSystemUrls: { bullhorn: bullhorn.origin, vincere: vincere.origin },
    },
    log: createLog('trace', { write: (line: string) => (logged += line) }),
  })
  bullhorn.redirectUris.push(`${t.url}/oauthcallback`)
  vincere.redirectUris.push(`${t.url}/oauthcallback`)
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  recruiter = await t.signIn(ours.users.recruiter.email)
  theirAdmin = await t.signIn(theirs.users.admin.email)
  const common = { contentType: 'application/pdf', bytes: cv, externalID: '', candidateId: '4711' }
  bullhorn.files.push(
    { ...common, id: 201, name: 'cv.pdf', type: 'Resume', dateAdded: Date.UTC(2026, 4, 1) },
    { ...common, id: 202, name: 'newer.pdf', type: 'Resume', dateAdded: Date.UTC(2026, 6, 1) },
    { ...common, id: 203, name: 'gone.pdf', type: 'Resume', dateAdded: Date.UTC(2026, 7, 1), isDeleted: true },
    { ...common, id: 204, name: 'note.txt', type: 'Other', dateAdded: 0, bytes: Buffer.from('no cv') },
  )
  vincere.files.push({
    id: 31,
    candidateId: '88',
    file_name: 'vera.pdf',
    document_type_id: 1,
    original_cv: true,
    bytes: cv,
  })
})
afterAll(async () => {
  await t.close()
  await bullhorn.close()
  await vincere.close()
})

function never(): never {
  throw new Error('There is no made-up CV')
}

const bullhornSettings = () => ({
  clientId: bullhorn.clientId,
  clientSecret: bullhorn.clientSecret,
  username: bullhorn.username,
})
const setUp = (as: Credentials, platform: Platform, settings: Record<string, string>) =>
  t.call(routes.setUpIntegration, { as, body: { platform, settings } })

/** Begins, signs in at the applicant system, and gives what its page brings back. */
async function begin(as: Credentials, platform: Platform, more: Record<string, string> = {}) {
  const started = await t.call(routes.startOauth, { as, query: { platform, ...more } })
  const server = platform === 'bullhorn' ? bullhorn : vincere
  const back = new URL((await server.signIn(started.value.url)) ?? 'about:blank').searchParams
  return { platform, authCode: back.get('code') ?? '', state: back.get('state') ?? '' }
}
const authorise = (as: Credentials, body: { platform: Platform; authCode: string; state: string }) =>
  t.call(routes.authoriseIntegration, { as, body })
async function connect(as: Credentials, platform: Platform): Promise<void> {
  const answer = await authorise(as, await begin(as, platform))
  if (answer.status !== 200) throw new Error(answer.text)
}
const files = (as: Credentials, about: CvFilesBody) => t.call(routes.listCvFiles, { as, body: about })
const codeOf = (answer: Answer<unknown>) => answer.error.error

const failure = 'Error authorizing Tabard access to Bullhorn'

describe('setting an applicant system up', () => {
  it('wants what it needs, from an admin', async () => {
    expect((await t.call(routes.getIntegration, { as: recruiter, query: { platform: 'bullhorn' } })).status).toBe(404)
    expect((await setUp(recruiter, 'bullhorn', bullhornSettings())).status).toBe(403)
    expect((await setUp(admin, 'bullhorn', { clientId: 'x' })).error).toMatchObject({
      error: 'bad_request',
      issues: ['settings.clientSecret: is needed', 'settings.username: is needed'],
    })
    expect(codeOf(await t.call(routes.startOauth, { as: admin, query: { platform: 'bullhorn' } }))).toBe(
      'integration_not_connected',
    )
    expect(codeOf(await files(admin, { platform: 'bullhorn', externalId: '4711' }))).toBe('integration_not_connected')
  })

  it('never gives the secret back, and keeps it for its client id alone', async () => {
    const { status, value, text } = await setUp(admin, 'bullhorn', bullhornSettings())
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 'set-up', hasClientSecret: true, redirectUri: `${t.url}/oauthcallback` })
    expect(text).not.toContain('canary')
    expect((await setUp(admin, 'bullhorn', { username: bullhorn.username })).status).toBe(200)
    expect((await setUp(admin, 'bullhorn', { clientId: 'another' })).status).toBe(400)
  })
})

describe('a sign-in at the applicant system', () => {
  it('connects through another data centre, and gives the page what it wanted back', async () => {
    const more = {
      externalId: '4711',
      integrationData: '{"a":1}',
      platformPageProps: 'tab',
      sig: 'a.b.c',
      other: 'o',
      shortId: 's',
    }
    const body = await begin(admin, 'bullhorn', { ...more, newTab: 'true' } as Record<string, string>)
    const answer = await authorise(admin, body)
    expect(answer.status).toBe(200)
    expect(answer.value.integration).toMatchObject({
      status: 'connected',
      externalClientId: '999',
      externalUserId: '1234',
      connectedBy: ours.users.admin.userId,
    })
    expect(answer.value.state).toEqual({ platform: 'bullhorn', ...more, newTab: true })
    expect(answer.text).not.toContain('canary')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    // Nothing of what was kept travelled.
    const url = bullhorn.requests.find(({ url: asked }) => asked.pathname === '/oauth/authorize')?.url.href ?? ''
    for (const word of ['4711', 'a.b.c', ours.companyId]) expect(url).not.toContain(word)
  })

  it('cannot be repeated, changed, or ended by anybody else', async () => {
    const body = await begin(admin, 'bullhorn')
    await setUp(theirAdmin, 'bullhorn', bullhornSettings())
    const tried = [
      await authorise(theirAdmin, body),
      await authorise(admin, { ...body, state: `${body.state.slice(0, -1)}${body.state.endsWith('A') ? 'B' : 'A'}` }),
      await authorise(admin, { ...body, state: 'a-state-nobody-ever-made-0000' }),
    ]
    for (const answer of tried)
      expect(answer.error).toEqual(expect.objectContaining({ error: 'oauth_failed', message: failure }))
    expect((await authorise(recruiter, body)).status).toBe(403)
    expect((await authorise(admin, body)).status).toBe(200)
    expect(codeOf(await authorise(admin, body))).toBe('oauth_failed')
    const other = await begin(admin, 'bullhorn')
    expect(codeOf(await authorise(admin, { ...other, platform: 'vincere' }))).toBe('oauth_failed')
    const wrongCode = await begin(admin, 'bullhorn')
    expect((await authorise(admin, { ...wrongCode, authCode: '31:wrong' })).error.message).toBe(failure)
    const both = await begin(admin, 'bullhorn')
    const answers = await Promise.all([authorise(admin, both), authorise(admin, both)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('is for whom it was begun', async () => {
    const start = (query: Record<string, string>) =>
      t.call(routes.startOauth, { as: admin, query: { platform: 'bullhorn', ...query } })
    expect((await start({ clientId: theirs.companyId })).status).toBe(404)
    expect((await start({ userId: theirs.users.admin.userId })).status).toBe(404)
    expect(codeOf(await start({ externalClientId: '1000' }))).toBe('oauth_failed')
    const body = await begin(admin, 'bullhorn')
    const as = { ...body, externalClientId: '1000' }
    expect(codeOf(await authorise(admin, as))).toBe('oauth_failed')
  })

  it('does not outlive a quarter of an hour, nor a corporation that is another', async () => {
    const body = await begin(admin, 'bullhorn')
    const db = companyDb(t.gateway.context.store, ours.companyId)
    await db.scope.query(db.sql.updateTable('oauth_states').set({ until: 1 }))
    expect(codeOf(await authorise(admin, body))).toBe('oauth_failed')
    bullhorn.corporationId = 1000
    expect(codeOf(await authorise(admin, await begin(admin, 'bullhorn')))).toBe('oauth_failed')
    bullhorn.corporationId = 999
    await connect(admin, 'bullhorn')
  })
})

describe('the files of a candidate', () => {
  it('are listed, newest first, with what is known of them', async () => {
    const { status, value } = await files(recruiter, {
      platform: 'bullhorn',
      externalId: '4711',
      externalClientId: '999',
    })
    expect(status).toBe(200)
    expect(value.map(({ id }) => id)).toEqual(['202', '201', '204'])
    expect(value[0]).toEqual({
      id: '202',
      name: 'newer.pdf',
      type: 'Resume',
      contentType: 'application/pdf',
      sizeBytes: cv.byteLength,
      dateCreated: '2026-07-01T00:00:00.000Z',
    })
    expect(value[2]?.dateCreated).toBeNull()
    expect((await files(recruiter, { platform: 'bullhorn', externalId: '1' })).value).toEqual([])
    expect((await files(recruiter, { platform: 'bullhorn', externalId: '4711', externalClientId: '1' })).status).toBe(
      404,
    )
    expect((await files(recruiter, { platform: 'bullhorn', externalId: '..' })).status).toBe(400)
    expect(codeOf(await files(theirAdmin, { platform: 'bullhorn', externalId: '4711' }))).toBe(
      'integration_not_connected',
    )
  })

  it('become applications, found by the id they have there, once', async () => {
    const about = { platform: 'bullhorn', externalId: '4711', externalUserId: '1234' } as const
    const fetchIt = (fileId: string) =>
      t.call(routes.fetchCvFile, {
        as: recruiter,
        body: { fileFetchingDetails: { ...about, fileId }, integrationData: { folderId: ours.folderId } },
      })
    const made = await fetchIt('201')
    expect(made.status).toBe(200)
    const [appId = ''] = Object.keys(made.value)
    expect((await whenRead(t, recruiter, appId)).candidateName).toBe(northwindCvs[0]?.name)
    const found = await t.call(routes.findApplications, {
      as: recruiter,
      query: { platform: 'bullhorn', externalClientId: '999', externalAppId: '4711' },
    })
    expect(Object.keys(found.value)).toEqual([appId])
    expect(Object.keys((await fetchIt('201')).value)).toEqual([appId])
    expect(codeOf(await fetchIt('999'))).toBe('not_found')
    expect(codeOf(await fetchIt('204'))).toBe('file_not_a_cv_format')
  })

  it('are an embedded page’s for its own candidate alone, and no visitor’s', async () => {
    const found = await t.call(routes.findApplications, { as: recruiter, query: { externalAppId: '4711' } })
    const [appId = ''] = Object.keys(found.value)
    const elsewhere = await makeApplication(t, recruiter, ours)
    const token = async (id: string, more: { uid?: string; linkId?: string; write?: boolean }) =>
      bySignature(
        await t.gateway.context.mintSignature({
          exp: Math.floor(Date.now() / 1000) + 600,
          sub: 's',
          navigationAllowed: false,
          companyId: ours.companyId,
          resource: { kind: 'application', id },
          rights: more.write === false ? ['read'] : ['read', 'write'],
          origins: [],
          ...(more.uid && { uid: more.uid }),
        }),
      )
    const uid = ours.users.recruiter.userId
    const about = { platform: 'bullhorn', externalId: '4711' } as const
    const own = await token(appId, { uid })
    expect((await files(own, about)).status).toBe(200)
    expect((await files(own, { ...about, externalId: '4712' })).status).toBe(404)
    expect((await files(await token(elsewhere, { uid }), about)).status).toBe(404)
    expect((await files(await token(appId, { uid, write: false }), about)).status).toBe(403)
    const details = (as: Credentials) => t.call(routes.getUserDetails, { as, body: { platform: 'bullhorn' } })
    expect((await details(own)).status).toBe(200)
    expect((await details(await token(elsewhere, { uid }))).status).toBe(404)
    const link = await t.call(routes.createLink, {
      as: recruiter,
      params: { appId },
      body: { name: 'A link', expiry: Math.floor(Date.now() / 1000) + 600 },
    })
    const opened = await t.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
    const visitor = bySignature(opened.value.accessToken)
    expect((await files(visitor, about)).status).toBe(403)
    expect((await details(visitor)).status).toBe(403)
  })
})

describe('people and fields', () => {
  it('are told, without what is confidential', async () => {
    const { status, value } = await t.call(routes.getUserDetails, {
      as: recruiter,
      body: { platform: 'bullhorn', externalUserId: '1234' },
    })
    expect(status).toBe(200)
    expect(value).toEqual({
      platform: 'bullhorn',
      externalClientId: '999',
      externalUserId: '1234',
      name: 'Rita Recruiter',
      email: 'rita@acme.example',
      phone: '+44 20 7946 0000',
      jobTitle: 'Partner',
      companyName: 'Acme',
    })
    const unknown = await t.call(routes.getUserDetails, {
      as: recruiter,
      body: { platform: 'bullhorn', externalUserId: '9' },
    })
    expect(unknown.status).toBe(404)
  })

  it('say which field is which of ours', async () => {
    await t.call(routes.actOnClient, {
      as: admin,
      query: { updateType: 'integrationFieldMappings', platform: 'bullhorn', export_types: ['Formatted CV'] },
    })
    const { status, value } = await t.call(routes.getFieldMappings, { as: recruiter, query: { platform: 'bullhorn' } })
    expect(status).toBe(200)
    expect(value.export_types).toEqual(['Formatted CV'])
    expect(value.fields.map(({ name, mapsTo }) => [name, mapsTo])).toEqual([
      ['id', 'identifier'],
      ['firstName', ''],
      ['name', 'candidateName'],
      ['email', 'emailAddress'],
      ['customText1', ''],
    ])
  })
})

describe('a session that is over', () => {
  async function letterTo(address: string): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const letter = await readLetter(t, address)
      if (letter !== null) return letter
      await wait(50)
    }
    throw new Error('No letter came')
  }

  it('is renewed by one alone, however many ask', async () => {
    bullhorn.endSessions()
    const before = bullhorn.refreshes.good
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => files(recruiter, { platform: 'bullhorn', externalId: '4711' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(bullhorn.refreshes).toEqual({ good: before + 1, replayed: 0 })
  })

  it('waits when it is told to slow down, and says when the other side fails', async () => {
    bullhorn.slowDown(1)
    expect((await files(recruiter, { platform: 'bullhorn', externalId: '4711' })).status).toBe(200)
    bullhorn.fail(500)
    expect(codeOf(await files(recruiter, { platform: 'bullhorn', externalId: '4711' }))).toBe('integration_unavailable')
    bullhorn.fail(400)
    expect(codeOf(await files(recruiter, { platform: 'bullhorn', externalId: '4711' }))).toBe('integration_refused')
    bullhorn.fail(200)
    expect(codeOf(await files(recruiter, { platform: 'bullhorn', externalId: '4711' }))).toBe('integration_unavailable')
    bullhorn.fail(0)
  })

  it('keeps the new refresh token, although what came after it failed', async () => {
    bullhorn.endSessions()
    bullhorn.fail(500)
    const ask = () => files(recruiter, { platform: 'bullhorn', externalId: '4711' })
    const { good } = bullhorn.refreshes
    expect(codeOf(await ask())).toBe('integration_unavailable')
    bullhorn.fail(0)
    expect((await ask()).status).toBe(200)
    expect(bullhorn.refreshes).toEqual({ good: good + 2, replayed: 0 })
  })

  it('waits for the turn of a gateway that died', async () => {
    const db = companyDb(t.gateway.context.store, ours.companyId)
    bullhorn.endSessions()
    await changeIntegration(db, 'bullhorn', { turn_of: 'a gateway that died', turn_until: Date.now() + 600 })
    expect((await files(recruiter, { platform: 'bullhorn', externalId: '4711' })).status).toBe(200)
    expect(bullhorn.refreshes.replayed).toBe(0)
  })

  it('that cannot be renewed wants a person, and comes back with one', async () => {
    bullhorn.endSessions()
    bullhorn.revoke()
    const again = () => files(recruiter, { platform: 'bullhorn', externalId: '4711' })
    expect(codeOf(await again())).toBe('integration_reconnect')
    const shown = await t.call(routes.getIntegration, { as: recruiter, query: { platform: 'bullhorn' } })
    expect(shown.value.status).toBe('reconnect-needed')
    expect(codeOf(await again())).toBe('integration_reconnect')
    expect(await letterTo(ours.users.admin.email)).toContain('Bullhorn has ended the connection')
    await connect(admin, 'bullhorn')
    expect((await again()).status).toBe(200)
  })
})

describe('a finished document', () => {
  const output = async (appId: string, more: Record<string, unknown>) =>
    t.call(routes.createOutput, {
      as: recruiter,
      params: { appId },
      body: { fileName: 'branded.pdf', pdfB64: Buffer.from(cv).toString('base64'), ...more },
    })
  async function delivered(outputId: string) {
    const db = companyDb(t.gateway.context.store, ours.companyId)
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const row = await findDelivery(db, outputId)
      if (row) return row
      await wait(50)
    }
    throw new Error('It was not handed over in time')
  }

  it('goes back to the candidate it is of, as the kind that was chosen, when it is asked for', async () => {
    const found = await t.call(routes.findApplications, { as: recruiter, query: { externalAppId: '4711' } })
    const [appId = ''] = Object.keys(found.value)
    const count = bullhorn.files.length
    const made = await output(appId, { bullhornOutputData: { candidateId: '1', externalId: '1' } })
    const row = await delivered(made.value.outputId)
    expect(row).toMatchObject({ status: 'delivered', platform: 'bullhorn' })
    expect(bullhorn.files.slice(count)).toEqual([
      expect.objectContaining({
        candidateId: '4711',
        type: 'Formatted CV',
        name: 'branded.pdf',
        contentType: 'application/pdf',
      }),
    ])
    expect(bullhorn.files.at(-1)?.bytes).toEqual(Buffer.from(cv))
    await output(appId, {})
    await output(appId, { bullhornOutputData: { type: 'Other CV' } }).then(({ value }) => delivered(value.outputId))
    expect(bullhorn.files.slice(count).map(({ type }) => type)).toEqual(['Formatted CV', 'Other CV'])
    // Once more, as after a crash between handing over and writing that down.
    const db = companyDb(t.gateway.context.store, ours.companyId)
    await db.scope.query(db.sql.deleteFrom('output_deliveries').where('output_id', '=', made.value.outputId))
    await sendOutput(t.gateway.context, { companyId: ours.companyId, appId, outputId: made.value.outputId }, true)
    expect((await delivered(made.value.outputId)).external_file_id).toBe(row.external_file_id)
    expect(bullhorn.files).toHaveLength(count + 2)
  })

  it('waits until the applicant system is there again, and is given up where it will not have it', async () => {
    const found = await t.call(routes.findApplications, { as: recruiter, query: { externalAppId: '4711' } })
    const [appId = ''] = Object.keys(found.value)
    const count = bullhorn.files.length
    bullhorn.fail(503)
    const late = await output(appId, { bullhornOutputData: {} })
    await wait(500)
    bullhorn.fail(0)
    expect(await delivered(late.value.outputId)).toMatchObject({ status: 'delivered' })
    expect(bullhorn.files).toHaveLength(count + 1)
    bullhorn.fail(400)
    const refused = await output(appId, { bullhornOutputData: {} })
    expect(await delivered(refused.value.outputId)).toMatchObject({ status: 'failed', failure: 'integration_refused' })
    bullhorn.fail(0)
  })

  it('is not handed over for a link’s visitor', async () => {
    const found = await t.call(routes.findApplications, { as: recruiter, query: { externalAppId: '4711' } })
    const [appId = ''] = Object.keys(found.value)
    const expiry = Math.floor(Date.now() / 1000) + 600
    const body = { name: 'A link', expiry, downloading: true }
    const link = await t.call(routes.createLink, { as: recruiter, params: { appId }, body })
    const opened = await t.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
    const count = bullhorn.files.length
    const kept = await t.call(routes.createOutput, {
      as: bySignature(opened.value.accessToken),
      params: { appId },
      body: { fileName: 'x.pdf', pdfB64: Buffer.from(cv).toString('base64'), bullhornOutputData: {} },
    })
    expect(kept.status).toBe(200)
    // One of ours after it is handed over; the visitor's never was.
    await delivered((await output(appId, { bullhornOutputData: {} })).value.outputId)
    expect(bullhorn.files).toHaveLength(count + 1)
  })
})

describe('Vincere', () => {
  it('is connected by choosing one of the tenants', async () => {
    expect((await setUp(admin, 'vincere', { clientId: vincere.clientId })).status).toBe(200)
    vincere.otherTenants = ['other.vincere.io']
    const refused = await authorise(admin, await begin(admin, 'vincere'))
    expect(refused.error).toMatchObject({
      error: 'oauth_failed',
      message: 'Error authorizing Tabard access to Vincere',
      externalClientIds: [vincere.tenant, 'other.vincere.io'],
    })
    const chosen = await authorise(admin, await begin(admin, 'vincere', { externalClientId: vincere.tenant }))
    expect(chosen.value.integration).toMatchObject({
      status: 'connected',
      externalClientId: vincere.tenant,
      externalUserId: '77',
    })
    vincere.otherTenants = []
  })

  it('gives files, people and fields, and goes on when an ID token has expired', async () => {
    vincere.expireIdTokens()
    const { value } = await files(recruiter, { platform: 'vincere', externalId: '88' })
    expect(value).toEqual([
      { id: '31', name: 'vera.pdf', type: '1', contentType: '', sizeBytes: null, dateCreated: null },
    ])
    vincere.expireIdTokens()
    vincere.slowDown(1)
    expect((await files(recruiter, { platform: 'vincere', externalId: '88' })).status).toBe(200)
    expect((await files(recruiter, { platform: 'vincere', externalId: '89' })).value).toEqual([])
    vincere.answersNoFilesWith404 = true
    expect((await files(recruiter, { platform: 'vincere', externalId: '89' })).value).toEqual([])
    const details = (more: object) =>
      t.call(routes.getUserDetails, { as: recruiter, body: { platform: 'vincere', ...more } })
    expect((await details({})).value).toMatchObject({ name: 'Vera Recruiter', externalUserId: '77' })
    expect((await details({ externalUserId: '78' })).value).toMatchObject({ name: 'Otto Other' })
    const fields = await t.call(routes.getFieldMappings, { as: recruiter, query: { platform: 'vincere' } })
    expect(fields.value.documentTypes).toContainEqual({ value: '2', label: 'Formatted CV' })
    expect(fields.value.fields.at(-1)).toMatchObject({ name: 'cf_1', isCustom: true })
  })

  it('gives a file without our tokens, and takes the branded one beside the original', async () => {
    const made = await t.call(routes.fetchCvFile, {
      as: recruiter,
      body: { fileFetchingDetails: { platform: 'vincere', externalId: '88', fileId: '31' } },
    })
    expect(made.status).toBe(200)
    const [appId = ''] = Object.keys(made.value)
    const body = { fileName: 'vera.pdf', pdfB64: Buffer.from(cv).toString('base64'), bullhornOutputData: {} }
    await t.call(routes.createOutput, { as: recruiter, params: { appId }, body })
    for (let attempt = 0; attempt < 200 && vincere.files.length < 2; attempt += 1) await wait(50)
    expect(vincere.files.at(-1)).toMatchObject({ candidateId: '88', document_type_id: 2, original_cv: false })
  })

  it('wants a person when it was revoked', async () => {
    vincere.expireIdTokens()
    vincere.revoke()
    expect(codeOf(await files(recruiter, { platform: 'vincere', externalId: '88' }))).toBe('integration_reconnect')
  })
})

describe('secrets', () => {
  it('stand in no table and no line of the log, and are gone with the set-up', async () => {
    const db = companyDb(t.gateway.context.store, ours.companyId)
    const rows = await db.scope.query(db.sql.selectFrom('integrations').selectAll())
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('canary')
    expect(logged).not.toBe('')
    expect(logged).not.toContain('canary')
    const remove = (as: Credentials) => t.call(routes.removeIntegration, { as, query: { platform: 'bullhorn' } })
    expect((await remove(recruiter)).status).toBe(403)
    expect((await remove(admin)).status).toBe(200)
    expect((await remove(admin)).status).toBe(404)
    // Another company's stays as it is.
    const other = await t.call(routes.getIntegration, { as: theirAdmin, query: { platform: 'bullhorn' } })
    expect(other.value).toMatchObject({ status: 'set-up', hasClientSecret: true })
  })
})
