import { createHash } from 'node:crypto'
import { companyOf, folderOf, routes } from '@tabard/contract'
import { bySignature, type Credentials, type TestGateway } from '../support/start-gateway.ts'
import type { Ids } from './samples.ts'

export interface Holdings {
  as: Credentials
  ids: Ids
  visitors: Record<'link' | 'embed view' | 'embed edit', Credentials>
  apiKey: Credentials
  /** Of all that the company's admin is shown: another one means that something changed. */
  fingerprint: string
}

/** What a demo company has, one of each; `word` is written into all that takes a name (null: nothing is made or changed). */
export async function holdingsOf(t: TestGateway, as: Credentials, word: string | null): Promise<Holdings> {
  const applications = (await t.call(routes.findApplications, { as })).value
  const linked = Object.values(applications).find((application) => application.stats.links > 0)
  if (!linked) throw new Error('The demo has changed')
  const appId = linked.application_id
  const [link] = (await t.call(routes.listLinks, { as, params: { appId } })).value.links
  const templates = (await t.call(routes.listTemplates, { as })).value
  const { users } = (await t.call(routes.listUsers, { as })).value
  const { files } = (await t.call(routes.getFiles, { as, params: { appId } })).value
  const ids: Ids = {
    companyId: companyOf(appId),
    appId,
    folderId: folderOf(appId),
    templateId: Object.keys(templates)[0] ?? '',
    linkId: link?.linkId ?? '',
    jobId: [companyOf(appId), 'aaaaaaaaaaaa'].join('_'),
    userId: users[0]?.userId ?? '',
    shortId: link?.shortId ?? '',
    fileId: files[0]?.fileId ?? '',
  }
  if (word !== null) ids.jobId = await nameThings(t, as, ids, word)
  return {
    as,
    ids,
    visitors: await visitorsOf(t, as, ids),
    apiKey: word === null ? {} : await keyOf(t, as, word),
    fingerprint: await fingerprintOf(t, as, appId),
  }
}

/** Writes the word wherever a company may write one, and makes what the demo has not. Returns the job's id. */
async function nameThings(t: TestGateway, as: Credentials, ids: Ids, word: string): Promise<string> {
  const { linkId, templateId, folderId, userId, appId } = ids
  await t.call(routes.updateLink, { as, params: { linkId }, body: { name: word, downloading: true } })
  await t.call(routes.updateTemplate, { as, params: { templateId }, body: { update: { templateName: word } } })
  await t.call(routes.putFolder, { as, body: { folder_id: folderId, name: word } })
  await t.call(routes.updateProfile, { as, body: { userId, jobTitle: word } })
  await t.call(routes.updateClient, { as, body: { updates: { branding: { footerText: word } } } })
  await t.call(routes.actOnClient, { as, query: { updateType: 'customTag', tag: 'word', tagName: word } })
  const pdfB64 = Buffer.from('%PDF-1.7 words').toString('base64')
  await t.call(routes.createOutput, { as, params: { appId }, body: { fileName: `${word}.pdf`, pdfB64 } })
  await t.call(routes.putDestination, {
    as,
    body: { id: 'payroll', name: word, baseUrl: 'https://payroll.example', methods: ['GET'], paths: ['/people'] },
  })
  const job = await t.call(routes.createJob, { as, body: { title: word } })
  return job.value.job_id
}

async function keyOf(t: TestGateway, as: Credentials, name: string): Promise<Credentials> {
  const { value } = await t.call(routes.createApiKey, { as, body: { name } })
  return { 'x-api-key': value.keyId, 'x-api-secret': value.secret }
}

async function visitorsOf(t: TestGateway, as: Credentials, { appId, shortId }: Ids): Promise<Holdings['visitors']> {
  const embed = async (accessType: 'view' | 'edit'): Promise<Credentials> => {
    const { value } = await t.call(routes.getAccess, { as, query: { accessType, singleApplication: appId } })
    return bySignature(value.accessToken)
  }
  const link = await t.call(routes.exchangeShortLink, { params: { shortId } })
  return {
    link: bySignature(link.value.accessToken),
    'embed view': await embed('view'),
    'embed edit': await embed('edit'),
  }
}

async function fingerprintOf(t: TestGateway, as: Credentials, appId: string): Promise<string> {
  const parts = await Promise.all([
    t.call(routes.findApplications, { as, query: { attributes: 'freeText,miscData,coverLetter' } }),
    t.call(routes.listTemplates, { as }),
    t.call(routes.listFolders, { as }),
    t.call(routes.listUsers, { as }),
    t.call(routes.listLinks, { as, params: { appId } }),
    t.call(routes.getFiles, { as, params: { appId } }),
    t.call(routes.listOutputs, { as, params: { appId } }),
    t.call(routes.listJobs, { as }),
    t.call(routes.getClient, { as }),
    t.call(routes.listDestinations, { as }),
  ])
  // Opening a link to make a visitor is the one thing that counts up.
  return createHash('sha256')
    .update(parts.map((part) => part.text).join('\n'))
    .digest('hex')
}
