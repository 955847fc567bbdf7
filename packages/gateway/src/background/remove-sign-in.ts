import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'

const NAME = 'remove-sign-in'

interface RemoveSignInJob {
  userId: string
}

export async function enqueueRemoveSignIn(context: Context, db: Db, job: RemoveSignInJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Removes a user's sign-in from the directory. A job, because the directory may not answer. A missing user is no error. */
export async function workOnRemoveSignIn(context: Context): Promise<void> {
  await context.queue.work<RemoveSignInJob>(NAME, ({ data }) => context.directory.deleteUser(data.userId))
}
