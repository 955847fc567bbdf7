import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { CompanyChange, CompanyRow, NewCompany } from './schema.ts'

export async function findCompany(db: Db, companyId: string): Promise<CompanyRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('companies').selectAll().where('id', '=', companyId))
  return rows[0]
}

/** Whether a company has this subdomain. Run as the system, because who asks has no company yet. */
export async function hasCompanyAt(db: Db, subdomain: string): Promise<boolean> {
  const rows = await db.scope.query(db.sql.selectFrom('companies').select('id').where('subdomain', '=', subdomain))
  return rows.length > 0
}

/** The language of a company's letters and documents. English when there is no such company. */
export async function findLanguage(db: Db, companyId: string): Promise<string> {
  const rows = await db.scope.query(db.sql.selectFrom('companies').select('language').where('id', '=', companyId))
  return rows[0]?.language ?? 'en'
}

/** Reads the row and locks it until the transaction ends. */
export async function lockCompany(db: Db, companyId: string): Promise<CompanyRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('companies').selectAll().where('id', '=', companyId).forUpdate())
  return rows[0]
}

export async function insertCompany(db: Db, row: NewCompany): Promise<void> {
  await db.scope.query(db.sql.insertInto('companies').values(row))
}

export async function changeCompany(db: Db, companyId: string, change: CompanyChange): Promise<void> {
  await db.scope.query(db.sql.updateTable('companies').set(change).where('id', '=', companyId))
}

/** Run as the system. Called at start, to see whether the database is empty. */
export async function listCompanies(db: Db): Promise<Pick<CompanyRow, 'id' | 'client_name' | 'body'>[]> {
  return db.scope.query(db.sql.selectFrom('companies').select(['id', 'client_name', 'body']).orderBy('created_at'))
}

export interface CompanyCounts {
  applications: number
  templates: number
  links: number
  folders: number
}

export async function countCompany(db: Db): Promise<CompanyCounts> {
  const count = (table: 'applications' | 'templates' | 'links' | 'folders') =>
    db.sql.selectFrom(table).select(raw<number>`count(*)::integer`.as('n'))
  const rows = await db.scope.query(
    db.sql.selectNoFrom([
      count('applications').as('applications'),
      count('templates').as('templates'),
      count('links').as('links'),
      count('folders').as('folders'),
    ]),
  )
  const row = rows[0]
  return {
    applications: row?.applications ?? 0,
    templates: row?.templates ?? 0,
    links: row?.links ?? 0,
    folders: row?.folders ?? 0,
  }
}

/** Run as the system, in the daily round. */
export async function listCompanyLimits(db: Db): Promise<Pick<CompanyRow, 'id' | 'limits'>[]> {
  return db.scope.query(db.sql.selectFrom('companies').select(['id', 'limits']).orderBy('id'))
}
