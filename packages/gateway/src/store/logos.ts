import type { Db } from './db.ts'
import type { LogoRow, NewLogo } from './schema.ts'

export async function findCurrentLogo(db: Db): Promise<LogoRow | undefined> {
  const rows = await db.scope.query(
    db.sql.selectFrom('logos').selectAll().where('is_current', '=', true).orderBy('created_at', 'desc').limit(1),
  )
  return rows[0]
}

export async function findLogoByName(db: Db, fileName: string): Promise<LogoRow | undefined> {
  const rows = await db.scope.query(
    db.sql.selectFrom('logos').selectAll().where('file_name', '=', fileName).orderBy('created_at', 'desc').limit(1),
  )
  return rows[0]
}

export async function listLogos(db: Db): Promise<LogoRow[]> {
  return db.scope.query(db.sql.selectFrom('logos').selectAll().orderBy('created_at', 'desc').orderBy('id'))
}

/** Removes all logos of this name. @returns their storage keys */
export async function removeLogos(db: Db, fileName: string): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql.deleteFrom('logos').where('file_name', '=', fileName).returning('storage_key'),
  )
  return rows.map((row) => row.storage_key)
}

export async function insertLogo(db: Db, row: NewLogo): Promise<void> {
  if (row.is_current) {
    await db.scope.query(db.sql.updateTable('logos').set({ is_current: false }).where('is_current', '=', true))
  }
  await db.scope.query(db.sql.insertInto('logos').values(row))
}

/** Makes a logo the one on all documents from now on. False when there is no such logo. */
export async function makeLogoCurrent(db: Db, fileName: string): Promise<boolean> {
  const logo = await findLogoByName(db, fileName)
  if (!logo) return false
  await db.scope.query(db.sql.updateTable('logos').set({ is_current: false }).where('is_current', '=', true))
  await db.scope.query(db.sql.updateTable('logos').set({ is_current: true }).where('id', '=', logo.id))
  return true
}
