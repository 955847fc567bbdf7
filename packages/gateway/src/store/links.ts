import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { LinkChange, LinkRow, NewLink } from './schema.ts'

export type LinkRecord = LinkRow & { views: number; last_viewed: number | null }

/** Newest first, each with its visits. */
export async function listLinks(db: Db, appId: string): Promise<LinkRecord[]> {
  return db.scope.query(selectLinks(db).where('application_id', '=', appId).orderBy('created_at', 'desc').orderBy('id'))
}

export async function findLink(db: Db, linkId: string): Promise<LinkRecord | undefined> {
  const rows = await db.scope.query(selectLinks(db).where('id', '=', linkId))
  return rows[0]
}

/** Run as the system, because the visitor of a short link has no company. */
export async function findLinkByShortId(db: Db, shortId: string): Promise<LinkRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('links').selectAll().where('short_id', '=', shortId))
  return rows[0]
}

export async function insertLink(db: Db, row: NewLink): Promise<void> {
  await db.scope.query(db.sql.insertInto('links').values(row))
}

export async function changeLink(db: Db, linkId: string, change: LinkChange): Promise<boolean> {
  const rows = await db.scope.query(db.sql.updateTable('links').set(change).where('id', '=', linkId).returning('id'))
  return rows.length > 0
}

function selectLinks(db: Db) {
  return db.sql
    .selectFrom('links')
    .selectAll()
    .select((select) => [
      select
        .selectFrom('link_views')
        .select(raw<number>`count(*)::integer`.as('n'))
        .whereRef('link_views.link_id', '=', 'links.id')
        .as('views'),
      select
        .selectFrom('link_views')
        .select((view) => view.fn.max('last_seen_at').as('at'))
        .whereRef('link_views.link_id', '=', 'links.id')
        .as('last_viewed'),
    ])
    .$narrowType<{ views: number; last_viewed: number | null }>()
}
