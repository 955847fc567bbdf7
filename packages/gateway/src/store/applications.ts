import { sql as raw } from 'kysely'
import { queryList, type Db } from './db.ts'
import type { ApplicationChange, ApplicationRow, NewApplication } from './schema.ts'

/** A row as lists and details read it, with its counts where asked for. */
export type ApplicationRecord = Omit<ApplicationRow, 'company_id' | 'search_text' | 'platform' | 'external_id'> & {
  link_count: number | null
  view_count: number | null
}

/** Columns too large for a list, read only when named. */
export interface ApplicationParts {
  freeText: boolean
  miscData: boolean
  coverLetter: boolean
  stats: boolean
}

export const wholeApplication: ApplicationParts = { freeText: true, miscData: true, coverLetter: true, stats: true }

const smallColumns = [
  'applications.id',
  'folder_id',
  'status',
  'candidate_name',
  'email_address',
  'phone_number',
  'identifier',
  'linked_url',
  'headline',
  'location',
  'template_id',
  'template_version',
  'total_experience',
  'average_tenure',
  'score',
  'file_types',
  'submitted_by',
  'received_time',
  'output_name',
  'duplication',
  'failure',
  'file_name',
  'revision',
  'updated_at',
] as const

export interface ApplicationFilter {
  folderId?: string
  processedOnly?: boolean
  platform?: string
  externalId?: string
}

/** Newest first. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  parts: ApplicationParts,
): Promise<ApplicationRecord[]> {
  let query = selectApplications(db, parts).orderBy('received_time', 'desc').orderBy('applications.id')
  if (filter.folderId !== undefined) query = query.where('folder_id', '=', filter.folderId)
  if (filter.processedOnly) query = query.where('status', 'not in', ['processing', 'failed'])
  if (filter.platform !== undefined) query = query.where('platform', '=', filter.platform)
  if (filter.externalId !== undefined) query = query.where('external_id', '=', filter.externalId)
  return queryList(db, query)
}

export async function findApplication(
  db: Db,
  appId: string,
  parts: ApplicationParts = wholeApplication,
): Promise<ApplicationRecord | undefined> {
  const rows = await db.scope.query(selectApplications(db, parts).where('applications.id', '=', appId))
  return rows[0]
}

/** The row, held until the transaction ends: two edits of one CV take turns. */
export async function lockApplication(db: Db, appId: string): Promise<ApplicationRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('applications').selectAll().where('id', '=', appId).forUpdate())
  return rows[0]
}

export async function insertApplication(db: Db, row: NewApplication): Promise<void> {
  await db.scope.query(db.sql.insertInto('applications').values(row))
}

export async function changeApplication(db: Db, appId: string, change: ApplicationChange): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql.updateTable('applications').set(change).where('id', '=', appId).returning('id'),
  )
  return rows.length > 0
}

export async function removeApplication(db: Db, appId: string): Promise<boolean> {
  const rows = await db.scope.query(db.sql.deleteFrom('applications').where('id', '=', appId).returning('id'))
  return rows.length > 0
}

/** The oldest other application of the same e-mail address. */
export async function findOlderDuplicate(db: Db, appId: string, emailAddress: string): Promise<string | null> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('applications')
      .select('id')
      .where((where) => where(where.fn<string>('lower', ['email_address']), '=', emailAddress.toLowerCase()))
      .where('id', '!=', appId)
      .orderBy('received_time')
      .limit(1),
  )
  return rows[0]?.id ?? null
}

function selectApplications(db: Db, parts: ApplicationParts) {
  return db.sql
    .selectFrom('applications')
    .$if(parts.stats, (query) =>
      query.leftJoin(countsByApplication(db), (join) => join.onRef('counts.application_id', '=', 'applications.id')),
    )
    .select(smallColumns)
    .select((select) => [
      parts.freeText ? select.ref('free_text').as('free_text') : raw<unknown>`'[]'::jsonb`.as('free_text'),
      parts.freeText
        ? select.ref('embed_card').as('embed_card')
        : raw<Record<string, unknown>>`'{}'::jsonb`.as('embed_card'),
      parts.miscData
        ? select.ref('misc_data').as('misc_data')
        : raw<Record<string, unknown>>`'{}'::jsonb`.as('misc_data'),
      parts.coverLetter
        ? select.ref('cover_letter').as('cover_letter')
        : raw<Record<string, unknown> | null>`null::jsonb`.as('cover_letter'),
      (parts.stats ? raw<number | null>`counts.links` : raw<number | null>`null::integer`).as('link_count'),
      (parts.stats ? raw<number | null>`counts.views` : raw<number | null>`null::integer`).as('view_count'),
    ])
}

/** One pass over the links, and not two look-ups for each row of a list. */
function countsByApplication(db: Db) {
  return db.sql
    .selectFrom('links')
    .leftJoin('link_views', 'link_views.link_id', 'links.id')
    .select('links.application_id')
    .select([
      raw<number>`count(distinct links.id)::integer`.as('links'),
      raw<number>`count(link_views.session_id)::integer`.as('views'),
    ])
    .groupBy('links.application_id')
    .as('counts')
}
