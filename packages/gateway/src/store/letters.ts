import type { Db } from './db.ts'
import type { LetterRow, NewLetter } from './schema.ts'

/** Letters are rows of `mail_outbox`. Any scope may write one; all other functions here run as the system. */
export async function insertLetter(db: Db, row: NewLetter): Promise<void> {
  await db.scope.query(db.sql.insertInto('mail_outbox').values(row))
}

export async function findLetter(db: Db, id: string): Promise<LetterRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('mail_outbox').selectAll().where('id', '=', id))
  return rows[0]
}

/** Newest first. */
export async function listLetters(db: Db, limit: number): Promise<LetterRow[]> {
  return db.scope.query(
    db.sql.selectFrom('mail_outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit),
  )
}

export async function markLetter(db: Db, id: string, how: { sent_at: number } | { failure: string }): Promise<void> {
  await db.scope.query(db.sql.updateTable('mail_outbox').set(how).where('id', '=', id))
}

export async function deleteLetter(db: Db, id: string): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('mail_outbox').where('id', '=', id))
}

/** @returns the ids of the deleted letters */
export async function deleteLettersBefore(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db.scope.query(db.sql.deleteFrom('mail_outbox').where('created_at', '<', beforeMs).returning('id'))
  return rows.map((row) => row.id)
}
