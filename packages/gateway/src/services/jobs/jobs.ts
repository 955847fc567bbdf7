import { AppError, type Job, type JobId, type JobStatus, type JobWrite, type NewJobBody } from '@tabard/contract'
import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentJob } from '../../presenters/job.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { changeJob, findJob, insertJob, listJobs as readJobs, lockJob, takeJobCredit } from '../../store/jobs.ts'
import type { JobChange, JobRow } from '../../store/schema.ts'
import { newId } from '../new-id.ts'
import { requireJobs } from './job-features.ts'
import { namedFields } from '../named-fields.ts'

const fields = Object.keys({
  job_id: 1,
  jobId: 1,
  clientId: 1,
  status: 1,
  title: 1,
  description: 1,
  info: 1,
  externalId: 1,
  createdBy: 1,
  createdTime: 1,
  lastModifiedTime: 1,
  revision: 1,
} satisfies Record<keyof Job, 1>)

/** @throws AppError `not_found` when there are none */
export async function listJobs(
  context: Context,
  actor: UserActor,
  query: { attributes?: string; status?: JobStatus },
): Promise<Record<JobId, Job>> {
  const named = namedFields(query.attributes, fields)
  const db = companyDb(context.store, actor.companyId)
  await requireJobs(context, db, actor)
  const rows = await readJobs(db, query.status)
  if (rows.length === 0) throw new AppError('not_found')
  return Object.fromEntries(
    rows.map((row) => {
      const job = presentJob(row)
      return [
        row.id,
        { ...job, ...(!named('description') && { description: '' }), ...(!named('info') && { info: {} }) },
      ]
    }),
  )
}

export async function getJob(context: Context, actor: UserActor, jobId: JobId): Promise<Job> {
  const db = companyDb(context.store, actor.companyId)
  await requireJobs(context, db, actor)
  const row = await findJob(db, jobId)
  if (!row) throw new AppError('not_found')
  return presentJob(row)
}

/** @throws AppError `no_job_credit`; then nothing is made */
export async function createJob(context: Context, actor: UserActor, body: NewJobBody): Promise<Job> {
  if (body.clientId !== undefined && body.clientId !== actor.companyId) throw new AppError('not_found')
  const id = newId(actor.companyId)
  const at = nowSeconds(context.clock)
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    await requireJobs(context, db, actor, body)
    if (!(await takeJobCredit(db, actor.companyId))) throw new AppError('no_job_credit')
    await insertJob(db, {
      id,
      company_id: actor.companyId,
      title: body.title.trim(),
      ...(body.status !== undefined && { status: body.status }),
      description: body.description ?? '',
      info: { ...body.info },
      external_id: body.externalId ?? null,
      created_by: actor.userId,
      created_time: at,
      last_modified_time: at,
    })
    await audit(context, db, actor, { action: 'job-created', jobId: id })
    return mustFind(db, id)
  })
}

export async function updateJob(
  context: Context,
  actor: UserActor,
  input: { jobId: JobId; update: JobWrite; baseRevision?: number },
): Promise<Job> {
  const { update, baseRevision } = input
  return change(context, actor, input.jobId, async (db, row) => {
    await requireJobs(context, db, actor, update)
    if (baseRevision !== undefined && baseRevision !== row.revision) {
      throw new AppError('revision_conflict', { details: { revision: row.revision } })
    }
    return {
      ...(update.title !== undefined && { title: update.title.trim() }),
      ...(update.description !== undefined && { description: update.description }),
      ...(update.info !== undefined && { info: { ...update.info } }),
      ...(update.externalId !== undefined && { external_id: update.externalId || null }),
    }
  })
}

export async function setJobStatus(
  context: Context,
  actor: UserActor,
  input: { jobId: JobId; newStatus: JobStatus },
): Promise<Job> {
  return change(context, actor, input.jobId, async (db) => {
    await requireJobs(context, db, actor)
    return { status: input.newStatus }
  })
}

async function change(
  context: Context,
  actor: UserActor,
  jobId: JobId,
  decide: (db: Db, row: JobRow) => Promise<JobChange>,
): Promise<Job> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockJob(db, jobId)
    if (!row) throw new AppError('not_found')
    const what = await decide(db, row)
    const at = nowSeconds(context.clock)
    await changeJob(db, jobId, { ...what, last_modified_time: at, revision: row.revision + 1 })
    await audit(context, db, actor, { action: 'job-changed', jobId, details: { fields: Object.keys(what) } })
    return mustFind(db, jobId)
  })
}

async function mustFind(db: Db, jobId: JobId): Promise<Job> {
  const row = await findJob(db, jobId)
  if (!row) throw new AppError('not_found')
  return presentJob(row)
}

async function audit(
  context: Context,
  db: Db,
  actor: UserActor,
  what: { action: AuditAction; jobId: JobId; details?: Record<string, unknown> },
): Promise<void> {
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actor.userId,
    action: what.action,
    subject: what.jobId,
    atSeconds: nowSeconds(context.clock),
    ...(what.details && { details: what.details }),
  })
}
