import {
  CV_MAX_BYTES,
  type ApplicationMap,
  type CvFileBody,
  type CvFileRecord,
  type CvFilesBody,
} from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { createApplications } from '../applications/create.ts'
import { mustBeOwnRecord } from './own-record.ts'
import { withConnection } from './with-connection.ts'

/** Newest first; those without a date come last. */
export async function listCvFiles(
  context: Context,
  actor: UserActor | SignatureActor,
  about: CvFilesBody,
): Promise<CvFileRecord[]> {
  await mustBeOwnRecord(context, actor, about)
  const files = await withConnection(context, actor.companyId, about, (connector, io, connection) =>
    connector.listFiles(io, connection, about.externalId),
  )
  return files.sort((a, b) => (b.dateCreated ?? '').localeCompare(a.dateCreated ?? ''))
}

/** What was fetched is taken in as if it had been uploaded: the same checks, the same reading. */
export async function fetchCvFile(
  context: Context,
  actor: UserActor,
  { fileFetchingDetails: about, integrationData = {} }: CvFileBody,
): Promise<ApplicationMap> {
  const { file, externalClientId } = await withConnection(
    context,
    actor.companyId,
    about,
    async (connector, io, connection) => ({
      file: await connector.readFile(io, connection, {
        candidateId: about.externalId,
        fileId: about.fileId,
        maxBytes: CV_MAX_BYTES,
      }),
      externalClientId: connection.externalClientId,
    }),
  )
  return createApplications(context, actor, {
    query: {
      ...integrationData,
      platform: about.platform,
      externalClientId,
      externalId: about.externalId,
      ...(about.externalUserId !== undefined && { externalUserId: about.externalUserId }),
    },
    body: { fileB64: Buffer.from(file.bytes).toString('base64'), ...(file.name !== '' && { fileName: file.name }) },
  })
}
