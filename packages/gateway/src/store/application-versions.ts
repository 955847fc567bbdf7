import { VERSIONS_MAX, type Section } from '@tabard/contract'
import type { Db } from './db.ts'
import type { Json } from './schema.ts'

const DAY_MS = 86_400_000
/** Of the versions older than a day, one in this many is kept. */
const KEEP_EVERY = 20

export interface NewVersion {
  companyId: string
  appId: string
  revision: number
  freeText: readonly Section[]
  /** The other editable columns at this revision. */
  fields: Json
  author: string
  atMs: number
}

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  await db.scope.query(
    db.sql.insertInto('application_versions').values({
      company_id: version.companyId,
      application_id: version.appId,
      revision: version.revision,
      free_text: version.freeText,
      fields: version.fields,
      author: version.author,
      created_at: version.atMs,
    }),
  )
  if (version.revision % KEEP_EVERY === 0) await thinOut(db, version)
}

export interface VersionRecord {
  revision: number
  free_text: Section[]
  fields: Json
  author: string | null
  created_at: number
}

/** Newest first. */
export async function listVersions(db: Db, appId: string): Promise<VersionRecord[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('application_versions')
      .select(['revision', 'free_text', 'fields', 'author', 'created_at'])
      .where('application_id', '=', appId)
      .orderBy('revision', 'desc')
      .limit(VERSIONS_MAX + KEEP_EVERY),
  )
  return rows.map((row) => ({ ...row, free_text: row.free_text as Section[] }))
}

export async function findVersion(db: Db, appId: string, revision: number): Promise<VersionRecord | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('application_versions')
      .select(['revision', 'free_text', 'fields', 'author', 'created_at'])
      .where('application_id', '=', appId)
      .where('revision', '=', revision),
  )
  return rows.map((row) => ({ ...row, free_text: row.free_text as Section[] }))[0]
}

/** The text at a revision. Not every write changes the text, so this is the newest version that is not after the revision. */
export async function findVersionText(db: Db, appId: string, revision: number): Promise<Section[] | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('application_versions')
      .select('free_text')
      .where('application_id', '=', appId)
      .where('revision', '<=', revision)
      .orderBy('revision', 'desc')
      .limit(1),
  )
  return rows[0]?.free_text as Section[] | undefined
}

/** Removes most versions after a day, because autosave writes one for each second of typing. The first, the text as read, stays. */
async function thinOut(db: Db, version: NewVersion): Promise<void> {
  const surplus = db.sql
    .selectFrom('application_versions')
    .select('revision')
    .where('application_id', '=', version.appId)
    .orderBy('revision', 'desc')
    .offset(VERSIONS_MAX)
  await db.scope.query(
    db.sql
      .deleteFrom('application_versions')
      .where('application_id', '=', version.appId)
      .where('revision', '>', 2)
      .where('revision', 'in', surplus),
  )
  await db.scope.query(
    db.sql
      .deleteFrom('application_versions')
      .where('application_id', '=', version.appId)
      .where('created_at', '<', version.atMs - DAY_MS)
      .where('revision', '>', 2)
      .where((where) => where(where('revision', '%', KEEP_EVERY), '!=', 0)),
  )
}
