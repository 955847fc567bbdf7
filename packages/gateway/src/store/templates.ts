import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { NewTemplate, TemplateChange, TemplateRow } from './schema.ts'

/** The company's default template first, then all others in the order they were made. */
export async function listTemplates(db: Db): Promise<TemplateRow[]> {
  return db.scope.query(
    db.sql.selectFrom('templates').selectAll().orderBy('is_default', 'desc').orderBy('created_time').orderBy('id'),
  )
}

export async function findTemplate(db: Db, templateId: string): Promise<TemplateRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('templates').selectAll().where('id', '=', templateId))
  return rows[0]
}

/** The template for a CV that names none, or a deleted one. Live templates come first, and the default first among these. */
export async function findDefaultTemplate(db: Db): Promise<TemplateRow | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('templates')
      .selectAll()
      .orderBy('live', 'desc')
      .orderBy('is_default', 'desc')
      .orderBy('created_time')
      .orderBy('id')
      .limit(1),
  )
  return rows[0]
}

export async function insertTemplates(db: Db, rows: NewTemplate[]): Promise<void> {
  await db.scope.query(db.sql.insertInto('templates').values(rows))
}

/** Reads the row and locks it until the transaction ends. */
export async function lockTemplate(db: Db, templateId: string): Promise<TemplateRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('templates').selectAll().where('id', '=', templateId).forUpdate())
  return rows[0]
}

export async function changeTemplate(db: Db, templateId: string, change: TemplateChange): Promise<void> {
  await db.scope.query(db.sql.updateTable('templates').set(change).where('id', '=', templateId))
}

export async function removeTemplate(db: Db, templateId: string): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('templates').where('id', '=', templateId))
}

export async function hasOtherLiveTemplate(db: Db, thanId: string): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql.selectFrom('templates').select('id').where('live', '=', true).where('id', '!=', thanId).limit(1),
  )
  return rows.length > 0
}

export async function countTemplates(db: Db): Promise<number> {
  const rows = await db.scope.query(db.sql.selectFrom('templates').select(raw<number>`count(*)::integer`.as('n')))
  return rows[0]?.n ?? 0
}
