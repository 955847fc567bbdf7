import { AppError, type Platform } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { withOrigin } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'

/**
 * A signature is for one record. It may ask an applicant system about the candidate its record came from, where it
 * stands for a user of ours; a link's visitor may not, whatever the link allows.
 * @throws AppError `forbidden` or `not_found`
 */
export async function mustBeOwnRecord(
  context: Context,
  actor: UserActor | SignatureActor,
  about: {
    platform: Platform
    externalId?: string
    externalClientId?: string | undefined
    /** The id of a user there must be the record's or the page's own: ids are numbers, and a caller could try them all. */
    externalUserId?: string | undefined
  },
): Promise<void> {
  if (actor.kind === 'user') return
  if (actor.linkId !== undefined || actor.uid === undefined || actor.resource.kind !== 'application')
    throw new AppError('forbidden')
  const db = companyDb(context.store, actor.companyId)
  const application = await findApplication(db, actor.resource.id, withOrigin)
  const isOwn =
    application?.platform === about.platform &&
    (about.externalId === undefined || application.external_id === about.externalId) &&
    (about.externalClientId === undefined ||
      (application.external_client_id ?? about.externalClientId) === about.externalClientId) &&
    (about.externalUserId === undefined ||
      application.external_user_id === about.externalUserId ||
      (await isUserOf(db, actor.uid, { platform: about.platform, externalUserId: about.externalUserId })))
  if (!isOwn) throw new AppError('not_found')
}

async function isUserOf(
  db: Db,
  userId: string,
  { platform, externalUserId }: { platform: Platform; externalUserId: string },
): Promise<boolean> {
  const user = await findUser(db, userId)
  return user?.platform === platform && user.external_user_id === externalUserId
}
