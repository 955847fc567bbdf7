import { AppError, type ApplicationMap, type FindQuery, type FolderId, type ListQuery } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentApplication } from '../../presenters/application.ts'
import { listParts, partsNamed, withExternalId } from '../../store/application-parts.ts'
import { listApplications, type ApplicationFilter } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'

/** @throws AppError `not_found` when there are none. */
export async function listInFolder(
  context: Context,
  actor: UserActor,
  input: { folderId: FolderId; query: ListQuery },
): Promise<ApplicationMap> {
  return list(context, actor, input.query, { folderId: input.folderId })
}

/** The whole company's, or those that carry an external id. */
export async function find(context: Context, actor: UserActor, query: FindQuery): Promise<ApplicationMap> {
  return list(context, actor, query, {
    ...(query.platform !== undefined && { platform: query.platform }),
    ...(query.externalClientId !== undefined && { externalClientId: query.externalClientId }),
    ...(query.externalAppId !== undefined && { externalId: query.externalAppId }),
  })
}

async function list(
  context: Context,
  actor: UserActor,
  query: FindQuery,
  filter: ApplicationFilter,
): Promise<ApplicationMap> {
  const parts = query.attributes === undefined ? listParts : partsNamed(query.attributes)
  const rows = await listApplications(
    companyDb(context.store, actor.companyId),
    {
      ...filter,
      ...(query.processedOnly && { processedOnly: true }),
      ...(query.limit !== undefined && { limit: query.limit }),
      ...(query.cursor !== undefined && { after: readCursor(query.cursor) }),
    },
    query.byExternalId ? withExternalId(parts) : parts,
  )
  const found = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const key = query.byExternalId ? row.external_id : row.id
    // Newest first: of several under one external id the first one stays.
    if (typeof key === 'string' && !found.has(key)) found.set(key, row)
  }
  if (found.size === 0) throw new AppError('not_found')
  return Object.fromEntries(Array.from(found, ([key, row]) => [key, presentApplication(row, false)]))
}

/** `<receivedTime>.<application_id>` of the last row the caller has. */
function readCursor(cursor: string): { receivedTime: number; id: string } {
  const dot = cursor.indexOf('.')
  return { receivedTime: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}
