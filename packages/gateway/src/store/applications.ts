import { sql as raw } from 'kysely'
import { listStatement, readList, type Db } from './db.ts'
import type { ApplicationChange, ApplicationRow, NewApplication } from './schema.ts'

const sourceColumns = [
  'cv_type',
  'platform',
  'external_client_id',
  'external_id',
  'external_user_id',
  'job_id',
] as const
type Source = Pick<ApplicationRow, (typeof sourceColumns)[number]>

/** A row as lists and details read it, with its counts where asked for. */
export type ApplicationRecord = Omit<ApplicationRow, 'company_id' | 'search_text' | keyof Source | 'headshot'> & {
  link_count: number | null
  view_count: number | null
  /** Only where details were asked for, or the list is keyed by it. */
  external_id?: string | null
} & Partial<Source & Pick<ApplicationRow, 'headshot'>>

/** Columns too large for a list, read only when named. */
export interface ApplicationParts {
  freeText: boolean
  miscData: boolean
  coverLetter: boolean
  stats: boolean
  /** The picture's facts and where it came from. */
  details?: boolean
  externalId?: boolean
  /** Of the small columns only these, beside those that are always there; without it, all of them. */
  only?: readonly SmallColumn[]
}

export const wholeApplication: ApplicationParts = {
  freeText: true,
  miscData: true,
  coverLetter: true,
  stats: true,
  details: true,
}

/** What says which application it is, and how it stands. */
const constantColumns = ['id', 'folder_id', 'status', 'failure', 'received_time', 'revision', 'updated_at'] as const

const smallColumns = [
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
  'output_name',
  'duplication',
  'file_name',
] as const
export type SmallColumn = (typeof smallColumns)[number]

export interface ApplicationFilter {
  folderId?: string
  processedOnly?: boolean
  platform?: string
  externalClientId?: string
  externalId?: string
  limit?: number
  /** What the page before ended with. */
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

/** The newest application that came under these external ids, held until the transaction ends. */
export async function findByExternalId(
  db: Db,
  external: { platform: string | null; externalClientId: string | null; externalId: string },
): Promise<{ id: string; sha256s: string[] } | undefined> {
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

/** Leaves the id behind, so that an edit which comes too late can be told what happened. */
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

/** What stands in a record that did not read these parts. */
const unread = {
  candidate_name: null,
  email_address: null,
  phone_number: null,
  identifier: null,
  linked_url: null,
  headline: null,
  location: null,
  template_id: null,
  template_version: null,
  total_experience: null,
  average_tenure: null,
  score: null,
  file_types: [],
  submitted_by: null,
  output_name: null,
  duplication: null,
  file_name: null,
  free_text: [],
  embed_card: {},
  misc_data: {},
  cover_letter: null,
  link_count: null,
  view_count: null,
} satisfies Partial<ApplicationRecord>

async function readApplications(
  db: Db,
  filter: ApplicationFilter & { appId?: string },
  parts: ApplicationParts,
): Promise<ApplicationRecord[]> {
  const statements = [
    listStatement(db, selectApplications(db, filter, parts)),
    ...(parts.stats ? [listStatement(db, countByApplication(db, filter.appId))] : []),
  ]
  const [list, counts] = await db.scope.run(statements)
  const countsOf = new Map(readList<Counts>(counts).map((row) => [row.application_id, row]))
  return readList<ApplicationRecord>(list).map((row) => {
    const { links: link_count = 0, views: view_count = 0 } = countsOf.get(row.id) ?? {}
    return { ...unread, ...row, ...(parts.stats && { link_count, view_count }) }
  })
}

function selectApplications(db: Db, filter: ApplicationFilter & { appId?: string }, parts: ApplicationParts) {
  let query = db.sql
    .selectFrom('applications')
    .select([...constantColumns, ...(parts.only ?? smallColumns)])
    .orderBy('received_time', 'desc')
    .orderBy('id')
  if (filter.appId !== undefined) query = query.where('id', '=', filter.appId)
  if (filter.folderId !== undefined) query = query.where('folder_id', '=', filter.folderId)
  if (filter.processedOnly) query = query.where('status', 'not in', ['processing', 'failed'])
  if (filter.platform !== undefined) query = query.where('platform', '=', filter.platform)
  if (filter.externalClientId !== undefined) query = query.where('external_client_id', '=', filter.externalClientId)
  if (filter.externalId !== undefined) query = query.where('external_id', '=', filter.externalId)
  const { after } = filter
  if (after)
    query = query.where((where) =>
      where.or([
        where('received_time', '<', after.receivedTime),
        where.and([where('received_time', '=', after.receivedTime), where('id', '>', after.id)]),
      ]),
    )
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  return query
    .$if(parts.freeText, (wider) => wider.select(['free_text', 'embed_card']))
    .$if(parts.miscData, (wider) => wider.select('misc_data'))
    .$if(parts.coverLetter, (wider) => wider.select('cover_letter'))
    .$if(parts.details === true, (wider) => wider.select([...sourceColumns, 'headshot']))
    .$if(parts.externalId === true && parts.details !== true, (wider) => wider.select('external_id'))
}

interface Counts {
  application_id: string
  links: number
  views: number
}

/** Counted apart and joined by us: joined by the database, the two took twice as long as one after the other. */
function countByApplication(db: Db, appId: string | undefined) {
  const query = db.sql
    .selectFrom('links')
    .leftJoin('link_views', 'link_views.link_id', 'links.id')
    .select('links.application_id')
    .select([
      raw<number>`count(distinct links.id)::integer`.as('links'),
      raw<number>`count(link_views.session_id)::integer`.as('views'),
    ])
    .groupBy('links.application_id')
  return appId === undefined ? query : query.where('links.application_id', '=', appId)
}
