import type { Db } from './db.ts'
import type { NewTemplate, TemplateRow } from './schema.ts'

/** The company's own first choice leads, then the order they came in. */
export async function listTemplates(db: Db): Promise<TemplateRow[]> {
  return db.scope.query(
    db.sql.selectFrom('templates').selectAll().orderBy('is_default', 'desc').orderBy('created_time').orderBy('id'),
  )
}

export async function findTemplate(db: Db, templateId: string): Promise<TemplateRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('templates').selectAll().where('id', '=', templateId))
  return rows[0]
}

export async function findDefaultTemplate(db: Db): Promise<TemplateRow | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('templates')
      .selectAll()
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
