import type { Db } from './db.ts'
import type { FileRow, NewFile } from './schema.ts'

export async function listFiles(db: Db, appId: string): Promise<FileRow[]> {
  return db.scope.query(
    db.sql.selectFrom('files').selectAll().where('application_id', '=', appId).orderBy('created_at').orderBy('id'),
  )
}

export async function findOriginal(db: Db, appId: string): Promise<FileRow | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('files')
      .selectAll()
      .where('application_id', '=', appId)
      .where('designation', '=', 'original')
      .orderBy('created_at', 'desc')
      .limit(1),
  )
  return rows[0]
}

export async function insertFiles(db: Db, rows: NewFile[]): Promise<void> {
  if (rows.length > 0) await db.scope.query(db.sql.insertInto('files').values(rows))
}

/** Marks the present original as an earlier one, which is kept. */
export async function demoteOriginal(db: Db, appId: string): Promise<void> {
  await db.scope.query(
    db.sql
      .updateTable('files')
      .set({ designation: 'former' })
      .where('application_id', '=', appId)
      .where('designation', '=', 'original'),
  )
}

/** The storage keys of an application: files, finished documents and the candidate's picture. */
export async function listStorageKeys(db: Db, appId: string): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('files')
      .select('storage_key')
      .where('application_id', '=', appId)
      .unionAll(db.sql.selectFrom('outputs').select('storage_key').where('application_id', '=', appId)),
  )
  const [application] = await db.scope.query(
    db.sql.selectFrom('applications').select('headshot').where('id', '=', appId),
  )
  const headshot = application?.headshot?.['key']
  return [...rows.map((row) => row.storage_key), ...(typeof headshot === 'string' ? [headshot] : [])]
}
