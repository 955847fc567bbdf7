import { sql as raw } from 'kysely'
import { columnRows, type OriginColumn, type ReadColumn } from './application-columns.ts'
import { wholeApplication, type ApplicationParts } from './application-parts.ts'
import { keepByShape, type Param } from './compile-once.ts'
import { listQuery, readList, type Db } from './db.ts'
import type { ApplicationChange, ApplicationRow, NewApplication } from './schema.ts'

/** A row as lists and details read it. The counts are there only when they were asked for. */
export type ApplicationRecord = Pick<ApplicationRow, Exclude<ReadColumn, OriginColumn>> &
  Partial<Pick<ApplicationRow, OriginColumn>> & {
    link_count: number | null
    view_count: number | null
  }

export interface ApplicationFilter {
  folderId?: string
  processedOnly?: boolean
  platform?: string
  externalClientId?: string
  externalId?: string
  limit?: number
  /** The last row of the page before. */
  after?: { receivedTime: number; id: string }
}

/** Newest first. */
export async function listApplications(
  db: Db,
  filter: ApplicationFilter,
  parts: ApplicationParts,
): Promise<ApplicationRecord[]> {
  return readApplications(db, filter, parts)
}

export async function findApplication(
  db: Db,
  appId: string,
  parts: ApplicationParts = wholeApplication,
): Promise<ApplicationRecord | undefined> {
  return (await readApplications(db, { appId }, parts))[0]
}

/** Reads the row and locks it until the transaction ends, so that two edits of one CV run one after the other. */
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

/** The oldest other application with the same e-mail address. */
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

/**
 * The newest application with these external ids. It locks the ids until the transaction ends: when two applications
 * arrive at the same moment, the second call finds the first application.
 */
export async function findByExternalId(
  db: Db,
  external: { platform: string | null; externalClientId: string | null; externalId: string },
): Promise<{ id: string; sha256s: string[] } | undefined> {
  const name = JSON.stringify([external.platform, external.externalClientId, external.externalId])
  await db.scope.query(db.sql.selectNoFrom(raw`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held')))
  const rows = await db.scope.query(
    db.sql
      .selectFrom('applications')
      .select('id')
      .where('external_id', '=', external.externalId)
      .where('platform', 'is not distinct from', external.platform)
      .where('external_client_id', 'is not distinct from', external.externalClientId)
      .orderBy('received_time', 'desc')
      .orderBy('id')
      .limit(1),
  )
  const id = rows[0]?.id
  if (id === undefined) return undefined
  const originals = await db.scope.query(
    db.sql
      .selectFrom('files')
      .select('sha256')
      .where('application_id', '=', id)
      .where('designation', 'in', ['original', 'former']),
  )
  return { id, sha256s: originals.map((row) => row.sha256) }
}

/** Keeps the id of a deleted application, so that a late edit gets an answer that says so. */
export async function insertTombstone(
  db: Db,
  row: { id: string; company_id: string; deleted_at: number },
): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('application_tombstones')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
}

export async function isTombstone(db: Db, appId: string): Promise<boolean> {
  const rows = await db.scope.query(db.sql.selectFrom('application_tombstones').select('id').where('id', '=', appId))
  return rows.length > 0
}

/** Values of the parts that a query did not read. */
const unread = {
  ...Object.fromEntries(
    columnRows.filter(({ reading }) => reading !== 'origin').map(({ column, empty }) => [column, empty]),
  ),
  link_count: null,
  view_count: null,
} as unknown as ApplicationRecord

const reads = keepByShape()

async function readApplications(
  db: Db,
  filter: ApplicationFilter & { appId?: string },
  parts: ApplicationParts,
): Promise<ApplicationRecord[]> {
  const { columns } = parts
  const names = parts.stats ? ([...columns, 'link_count', 'view_count'] as const) : columns
  const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const read = reads([filter.processedOnly, ...filters, ...names].join(), (param) => {
    const query = selectApplications(db, filter, columns, param)
    return listQuery(db, parts.stats ? withCounts(query) : query, names)
  })
  const [list] = await db.scope.run([read({ ...filter, ...filter.after })])
  const rows = readList<ApplicationRecord>(list, names, unread)
  if (parts.stats) {
    for (const row of rows) {
      row.link_count ??= 0
      row.view_count ??= 0
    }
  }
  return rows
}

/** Its parameters have the names of the filter's fields. */
function selectApplications(
  db: Db,
  filter: ApplicationFilter & { appId?: string },
  columns: readonly ReadColumn[],
  param: Param,
) {
  let query = db.sql
    .selectFrom('applications')
    .select(columns.map((column) => `applications.${column}` as const))
    .orderBy('applications.received_time', 'desc')
    .orderBy('applications.id')
  if (filter.appId !== undefined) query = query.where('applications.id', '=', param('appId'))
  if (filter.folderId !== undefined) query = query.where('folder_id', '=', param('folderId'))
  if (filter.processedOnly) query = query.where('status', 'not in', ['processing', 'failed'])
  if (filter.platform !== undefined) query = query.where('platform', '=', param('platform'))
  if (filter.externalClientId !== undefined) query = query.where('external_client_id', '=', param('externalClientId'))
  if (filter.externalId !== undefined) query = query.where('external_id', '=', param('externalId'))
  if (filter.after)
    query = query.where((where) =>
      where.or([
        where('received_time', '<', param<number>('receivedTime')),
        where.and([
          where('received_time', '=', param<number>('receivedTime')),
          where('applications.id', '>', param('id')),
        ]),
      ]),
    )
  if (filter.limit !== undefined) query = query.limit(param<number>('limit'))
  return query
}

/** Counts for each row that is read, by two small indexes. Counting all links of the company at once took longer than the list. */
function withCounts(query: ReturnType<typeof selectApplications>) {
  const views = raw<number>`(select count(*) from link_views where link_views.link_id = links.id)`
  return query
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('links')
          .whereRef('links.application_id', '=', 'applications.id')
          .select([raw<number>`count(*)::integer`.as('links'), raw<number>`sum(${views})::integer`.as('views')])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['counts.links as link_count', 'counts.views as view_count'])
}
