import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'

const NAME = 'remove-files'

interface RemoveFilesJob {
  companyId: string
  keys: string[]
}

export async function enqueueRemoveFiles(context: Context, db: Db, job: RemoveFilesJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Removes the bytes of deleted records. A key without bytes is no error. */
export async function workOnRemoveFiles(context: Context): Promise<void> {
  await context.queue.work<RemoveFilesJob>(NAME, async ({ data }) => {
    for (const key of data.keys) await context.storage.delete(data.companyId, key)
  })
}
