import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { FolderRow, NewFolder } from './schema.ts'

/** The columns that are read of a folder, beside its count. */
const columns = ['id', 'name', 'created_at'] as const
export type FolderRecord = Pick<FolderRow, (typeof columns)[number]> & { count: number }

export async function listFolders(db: Db): Promise<FolderRecord[]> {
  return db.scope.query(selectFolders(db).orderBy('created_at').orderBy('id'))
}

export async function findFolder(db: Db, folderId: string): Promise<FolderRecord | undefined> {
  const rows = await db.scope.query(selectFolders(db).where('id', '=', folderId))
  return rows[0]
}

/** Finds a folder by name. Letter case does not matter, because people would not tell two such folders apart. */
export async function findFolderByName(db: Db, name: string): Promise<FolderRecord | undefined> {
  const rows = await db.scope.query(
    selectFolders(db).where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase())),
  )
  return rows[0]
}

export async function insertFolder(db: Db, row: NewFolder): Promise<void> {
  await db.scope.query(db.sql.insertInto('folders').values(row))
}

export async function renameFolder(db: Db, folderId: string, name: string): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('folders')
      .set((set) => ({ name, revision: set('revision', '+', 1) }))
      .where('id', '=', folderId)
      .returning('id'),
  )
  return rows.length > 0
}

/** False when there is no such folder. @throws DatabaseError 23503 when it is not empty */
export async function removeFolder(db: Db, folderId: string): Promise<boolean> {
  const rows = await db.scope.query(db.sql.deleteFrom('folders').where('id', '=', folderId).returning('id'))
  return rows.length > 0
}

function selectFolders(db: Db) {
  return db.sql
    .selectFrom('folders')
    .select(columns)
    .select((select) =>
      select
        .selectFrom('applications')
        .select(raw<number>`count(*)::integer`.as('n'))
        .whereRef('applications.folder_id', '=', 'folders.id')
        .as('count'),
    )
    .$narrowType<{ count: number }>()
}
