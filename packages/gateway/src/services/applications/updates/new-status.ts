import { AppError } from '@tabard/contract'
import { changeOne } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/** These two say how reading the file went, so only the reader sets and ends them. */
const byReading = ['processing', 'failed']

export const newStatus: ApplicationUpdateWork<'newStatus'> = (context, actor, { appId, action }) => {
  // Only the team sets a status. A signature that may write but not share is the candidate's own, and may not.
  if (actor.kind === 'signature' && !actor.rights.includes('share')) throw new AppError('forbidden')
  return changeOne(context, actor, appId, (_db, row) => {
    if (byReading.includes(action.newStatus) || row.status === 'processing') throw new AppError('bad_request')
    return { status: action.newStatus }
  })
}
