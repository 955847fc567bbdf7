import type { Db } from './db.ts'
import type { NewUser, UserRow } from './schema.ts'

export async function listUsers(db: Db): Promise<UserRow[]> {
  return db.scope.query(db.sql.selectFrom('users').selectAll().orderBy('created_at').orderBy('id'))
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('users').selectAll().where('id', '=', userId))
  return rows[0]
}

export async function insertUser(db: Db, row: NewUser): Promise<void> {
  await db.scope.query(db.sql.insertInto('users').values(row))
}
