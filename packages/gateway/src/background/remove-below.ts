import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'

const NAME = 'remove-below'

interface RemoveBelowJob {
  companyId: string
  /** Each ends with a slash. */
  prefixes: string[]
}

export async function enqueueRemoveBelow(context: Context, db: Db, job: RemoveBelowJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Removes all storage keys below some prefixes, also those that no row names. @returns how many keys there were */
export async function removeBelow(context: Context, job: RemoveBelowJob): Promise<number> {
  let removed = 0
  for (const prefix of job.prefixes) {
    for (const key of await context.storage.list(job.companyId, prefix)) {
      await context.storage.delete(job.companyId, key)
      removed += 1
    }
  }
  return removed
}

export async function workOnRemoveBelow(context: Context): Promise<void> {
  await context.queue.work<RemoveBelowJob>(NAME, async ({ data }) => void (await removeBelow(context, data)))
}
