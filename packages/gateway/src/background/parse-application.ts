import type { ErrorCode, ParsedCv, ParseFailureReason } from '@tabard/contract'
import { sectionsFromParsed } from '@tabard/paper'
import type { Context } from '../context.ts'
import { storableSections } from '../services/applications/storable-sections.ts'
import { startingText, writeChange } from '../services/applications/write-application.ts'
import { findOlderDuplicate, lockApplication } from '../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../store/db.ts'
import { findOriginal } from '../store/files.ts'
import type { Json } from '../store/schema.ts'

const NAME = 'parse-application'

interface ParseJob {
  companyId: string
  appId: string
}

export async function enqueueParse(context: Context, db: Db, job: ParseJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Reads uploaded CVs, as many at a time as there are processes for them. */
export async function workOnParse(context: Context): Promise<void> {
  await context.queue.work<ParseJob>(NAME, ({ data }) => parseApplication(context, data), {
    concurrency: context.config.parsing.processes,
    retries: 2,
    timeoutSeconds: 120,
    // The file may have been the reason, so it is not read a third time.
    onCutOffTwice: ({ data }) => fail(context, data as ParseJob, 'file_damaged'),
    // The application is marked as failed. Otherwise the recruiter's screen would show it as being read for ever.
    onDead: ({ data }) => fail(context, data as ParseJob, 'unexpected'),
  })
}

/** Fills an application from its file. A second run for the same job changes nothing. */
export async function parseApplication(context: Context, job: ParseJob): Promise<void> {
  const db = companyDb(context.store, job.companyId)
  const file = await findOriginal(db, job.appId)
  if (!file) return
  const bytes = await context.storage.get(job.companyId, file.storage_key)
  if (!bytes) throw new Error('The original of an application is not in storage')
  const result = await context.parsePool.parse(bytes, file.file_name)
  if (!result.ok) return fail(context, job, failureCode(result.reason))
  const freeText = storableSections(sectionsFromParsed(result.cv))
  await inTransaction(db, async (transaction) => {
    const row = await lockApplication(transaction, job.appId)
    if (row?.status !== 'processing') return
    const fields = fieldsOf(result.cv)
    const email = fields.email_address
    const older = row.duplication ?? (email ? await findOlderDuplicate(transaction, job.appId, email) : null)
    const change = {
      ...fields,
      free_text: freeText.length > 0 ? freeText : await startingText(transaction, job.companyId),
      misc_data: { ...row.misc_data, parsed: result.cv } as Json,
      duplication: older,
      status: 'new',
      failure: null,
    }
    await writeChange(transaction, row, change, { author: 'parser', atMs: context.clock.now() })
  })
}

export function fieldsOf(cv: ParsedCv) {
  return {
    candidate_name: cut(cv.candidateName?.value, 200),
    email_address: cut(cv.emailAddress?.value, 254),
    phone_number: cut(cv.phoneNumber?.value, 60),
    linked_url: cut(cv.links.find((link) => /linkedin\.com/i.test(link.value))?.value, 2048),
    headline: cut(cv.headline?.value, 300),
    location: cut(cv.location?.value, 200),
    total_experience: cv.totalExperience,
    average_tenure: cv.averageTenure,
    score: Math.round(cv.score),
  }
}

async function fail(context: Context, job: ParseJob, failure: ErrorCode): Promise<void> {
  await inTransaction(companyDb(context.store, job.companyId), async (db) => {
    const row = await lockApplication(db, job.appId)
    if (row?.status !== 'processing') return
    // The recruiter can then write the CV by hand, and starts with the same text as in every empty CV.
    const change = { status: 'failed', failure, free_text: await startingText(db, job.companyId) }
    await writeChange(db, row, change, { author: 'parser', atMs: context.clock.now() })
  })
}

export function failureCode(reason: ParseFailureReason): ErrorCode {
  return `file_${reason}`
}

/** One line of at most `max` characters, so that a PATCH may send it back unchanged. */
function cut(value: string | undefined, max: number): string | null {
  const clean = value
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max)
  return clean || null
}
