import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'

const NAME = 'remove-sign-in'

interface RemoveSignInJob {
  userId: string
}

export async function enqueueRemoveSignIn(context: Context, db: Db, job: RemoveSignInJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Removes somebody's sign-in from the directory, which may be away when they are removed here. One that is gone is no error. */
export async function workOnRemoveSignIn(context: Context): Promise<void> {
  await context.queue.work<RemoveSignInJob>(NAME, ({ data }) => context.directory.deleteUser(data.userId))
}
