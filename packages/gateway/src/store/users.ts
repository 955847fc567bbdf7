import { normalEmail } from '@tabard/contract'
import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { NewUser, UserChange, UserRow } from './schema.ts'

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

export async function changeUser(db: Db, userId: string, change: UserChange): Promise<UserRow | undefined> {
  const rows = await db.scope.query(db.sql.updateTable('users').set(change).where('id', '=', userId).returningAll())
  return rows[0]
}

/** Reads the row and locks it until the transaction ends, because a profile is read, changed and written back. */
export async function lockUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('users').selectAll().where('id', '=', userId).forUpdate())
  return rows[0]
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('users').where('id', '=', userId))
}

/** The company's enabled admins, locked until the transaction ends, so that two of them cannot remove each other at once. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('users')
      .select('id')
      .where('user_role', '=', 'admin')
      .where('disabled', '=', false)
      .orderBy('id')
      .forUpdate(),
  )
  return rows.map((row) => row.id)
}

/** Finds a user by their id in an applicant system. */
export async function findExternalUser(
  db: Db,
  { platform, externalUserId }: { platform: string; externalUserId: string },
): Promise<UserRow | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('users')
      .selectAll()
      .where('platform', '=', platform)
      .where('external_user_id', '=', externalUserId),
  )
  return rows[0]
}

/** Does nothing if another call has made the same user meanwhile. */
export async function insertExternalUser(db: Db, row: NewUser): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'platform', 'external_user_id']).doNothing()),
  )
}

/** Whether any user of any company has this address. Run as the system, because an address may sign in to one company only. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('users')
      .select('id')
      .where(raw`lower(email)`, '=', normalEmail(email).toLowerCase()),
  )
  return rows.length > 0
}
