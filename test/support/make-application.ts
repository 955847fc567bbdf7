import { routes, type AppId, type Application } from '@tabard/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededCompany } from '../seeds/make-company.ts'
import type { Credentials, TestGateway } from './start-gateway.ts'
import { type DemoCv, linesOf, northwindCvs, pdfFile } from './cv-files.ts'

/** Uploads a made-up CV and waits until it is read. */
export async function makeApplication(
  t: TestGateway,
  as: Credentials,
  company: SeededCompany,
  cv?: DemoCv,
): Promise<AppId> {
  const one = cv ?? northwindCvs[0]
  if (!one) throw new Error('There is no made-up CV')
  const upload = await uploadFile(t, as, company, pdfFile(linesOf(one)), one.fileName)
  await whenRead(t, as, upload)
  return upload
}

export async function uploadFile(
  t: TestGateway,
  as: Credentials,
  company: SeededCompany,
  bytes: Uint8Array,
  fileName: string,
): Promise<AppId> {
  const answer = await t.call(routes.createApplication, {
    as,
    query: { folderId: company.folderId },
    body: { fileB64: Buffer.from(bytes).toString('base64'), fileName },
  })
  const [appId] = Object.keys(answer.value)
  if (answer.status !== 200 || appId === undefined) throw new Error(`The upload was refused: ${answer.text}`)
  return appId
}

/** Polls as the client does, until the application is no longer being read. */
export async function whenRead(t: TestGateway, as: Credentials, appId: AppId): Promise<Application> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { value } = await t.call(routes.getApplication, { as, params: { appId } })
    if (value.status !== 'processing') return value
    await wait(50)
  }
  throw new Error('The CV was not read in time')
}
