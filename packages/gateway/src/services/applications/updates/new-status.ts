import { AppError } from '@tabard/contract'
import { changeOne } from '../write-application.ts'
import type { Update } from './update.ts'

/** These two tell how reading went. Only reading sets and leaves them. */
const byReading = ['processing', 'failed']

export const newStatus: Update<'newStatus'> = (context, actor, { appId, action }) => {
  // Where a CV stands is the team's to say; a token that may write and not share is the candidate's own.
  if (actor.kind === 'signature' && !actor.rights.includes('share')) throw new AppError('forbidden')
  return changeOne(context, actor, appId, (_db, row) => {
    if (byReading.includes(action.newStatus) || row.status === 'processing') throw new AppError('bad_request')
    return { status: action.newStatus }
  })
}
