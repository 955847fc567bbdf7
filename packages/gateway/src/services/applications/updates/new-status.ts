import { AppError } from '@tabard/contract'
import { changeOne } from '../write-application.ts'
import type { Update } from './update.ts'

/** These two tell how reading went. Only reading sets and leaves them. */
const byReading = ['processing', 'failed']

export const newStatus: Update<'newStatus'> = (context, actor, { appId, action }) =>
  changeOne(context, actor, appId, (_db, row) => {
    if (byReading.includes(action.newStatus) || row.status === 'processing') throw new AppError('bad_request')
    return { status: action.newStatus }
  })
