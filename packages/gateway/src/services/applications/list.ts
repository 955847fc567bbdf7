import {
  AppError,
  type Application,
  type ApplicationMap,
  type FindQuery,
  type FolderId,
  type ListQuery,
} from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentApplication } from '../../presenters/application.ts'
import { listApplications, type ApplicationFilter, type ApplicationParts } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'

/** Fields of an answer that are too large for a list unless asked for by name. */
const large: Record<keyof ApplicationParts, keyof Application> = {
  freeText: 'freeText',
  miscData: 'miscData',
  coverLetter: 'coverLetter',
  stats: 'stats',
}

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
    ...(query.externalAppId !== undefined && { externalId: query.externalAppId }),
  })
}

async function list(
  context: Context,
  actor: UserActor,
  query: ListQuery,
  filter: ApplicationFilter,
): Promise<ApplicationMap> {
  const parts = partsOf(query.attributes)
  const rows = await listApplications(
    companyDb(context.store, actor.companyId),
    { ...filter, ...(query.processedOnly && { processedOnly: true }) },
    parts,
  )
  if (rows.length === 0) throw new AppError('not_found')
  return Object.fromEntries(rows.map((row) => [row.id, presentApplication(row, false)]))
}

function partsOf(attributes: string | undefined): ApplicationParts {
  const named = new Set(attributes?.split(','))
  return {
    freeText: named.has(large.freeText),
    miscData: named.has(large.miscData),
    coverLetter: named.has(large.coverLetter),
    // A table shows its counts without being asked; they cost two index look-ups a row, so a list may leave them out.
    stats: attributes === undefined || named.has(large.stats),
  }
}
