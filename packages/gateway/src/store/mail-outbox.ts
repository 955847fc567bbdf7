import type { Db } from './db.ts'
import type { MailOutboxRow, NewMailOutbox } from './schema.ts'

/** Any scope may write a letter; all else here runs as the system. */
export async function insertMail(db: Db, row: NewMailOutbox): Promise<void> {
  await db.scope.query(db.sql.insertInto('mail_outbox').values(row))
}

export async function findMail(db: Db, id: string): Promise<MailOutboxRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('mail_outbox').selectAll().where('id', '=', id))
  return rows[0]
}

/** Newest first. */
export async function listMail(db: Db, limit: number): Promise<MailOutboxRow[]> {
  return db.scope.query(
    db.sql.selectFrom('mail_outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit),
  )
}

export async function markMail(db: Db, id: string, how: { sent_at: number } | { failure: string }): Promise<void> {
  await db.scope.query(db.sql.updateTable('mail_outbox').set(how).where('id', '=', id))
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('mail_outbox').where('id', '=', id))
}

/** @returns the ids of what is gone */
export async function deleteMailBefore(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db.scope.query(db.sql.deleteFrom('mail_outbox').where('created_at', '<', beforeMs).returning('id'))
  return rows.map((row) => row.id)
}
