import type { Context } from '../context.ts'
import { companyDb, type Db } from '../store/db.ts'
import { findUser } from '../store/users.ts'

const NAME = 'track-login'
const ACTION = 'logged in'

interface TrackLoginJob {
  companyId: string
  userId: string
}

export async function enqueueTrackLogin(context: Context, db: Db, job: TrackLoginJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

/** Reports a sign-in to the customer-tracking tool, in the format of Planhat's user-activity endpoint. */
export async function workOnTrackLogin(context: Context): Promise<void> {
  const { tracking } = context.config
  if (!tracking) return
  await context.queue.work<TrackLoginJob>(NAME, async ({ data }) => {
    const user = await findUser(companyDb(context.store, data.companyId), data.userId)
    if (!user) return
    const response = await context.outbound.fetch(tracking.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(tracking.key !== '' && { authorization: `Bearer ${tracking.key}` }),
      },
      body: JSON.stringify({
        name: user.name,
        email: user.email,
        action: ACTION,
        externalId: user.id,
        companyExternalId: data.companyId,
      }),
    })
    if (!response.ok) throw new Error(`The customer-tracking tool answered ${response.status}`)
  })
}
