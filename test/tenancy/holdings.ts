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
  if (word !== null)
    await t.call(routes.updateLink, { as, params: { linkId: ids.linkId }, body: { name: word, downloading: true } })
  return {
    as,
    ids,
    visitors: await visitorsOf(t, as, ids),
    apiKey: word === null ? {} : await keyOf(t, as, word),
    fingerprint: await fingerprintOf(t, as, appId),
  }
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
  ])
  // Opening a link to make a visitor is the one thing that counts up.
  return createHash('sha256')
    .update(parts.map((part) => part.text).join('\n'))
    .digest('hex')
}
