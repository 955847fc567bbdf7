import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { JobChange, JobRow, NewJob } from './schema.ts'

export async function listJobs(db: Db, status?: string): Promise<JobRow[]> {
  const all = db.sql.selectFrom('jobs').selectAll().orderBy('created_time', 'desc').orderBy('id')
  return db.scope.query(status === undefined ? all : all.where('status', '=', status))
}

export async function findJob(db: Db, jobId: string): Promise<JobRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('jobs').selectAll().where('id', '=', jobId))
  return rows[0]
}

/** Reads the row and locks it until the transaction ends. */
export async function lockJob(db: Db, jobId: string): Promise<JobRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('jobs').selectAll().where('id', '=', jobId).forUpdate())
  return rows[0]
}

export async function insertJob(db: Db, row: NewJob): Promise<void> {
  await db.scope.query(db.sql.insertInto('jobs').values(row))
}

export async function changeJob(db: Db, jobId: string, change: JobChange): Promise<void> {
  await db.scope.query(db.sql.updateTable('jobs').set(change).where('id', '=', jobId))
}

/**
 * Takes one of the company's job credits, or answers false. It is one statement, so that two calls cannot both take the
 * last credit. A missing limit, or one that is no number, allows any number of jobs.
 */
export async function takeJobCredit(db: Db, companyId: string): Promise<boolean> {
  const limit = raw`limits -> 'jobCredits'`
  const rows = await db.scope.query(
    db.sql
      .updateTable('companies')
      .set({ jobs_created: raw<number>`jobs_created + 1` })
      .where('id', '=', companyId)
      .where(
        raw<boolean>`case when jsonb_typeof(${limit}) = 'number' then jobs_created < (${limit})::numeric else true end`,
      )
      .returning('id'),
  )
  return rows.length > 0
}
