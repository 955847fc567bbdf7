import { AppError, type Platform } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'

const details = { freeText: false, miscData: false, coverLetter: false, stats: false, details: true }

/**
 * A signature is for one record. It may ask an applicant system about the candidate its record came from, where it
 * stands for a user of ours; a link's visitor may not, whatever the link allows.
 * @throws AppError `forbidden` or `not_found`
 */
export async function mustBeOwnRecord(
  context: Context,
  actor: UserActor | SignatureActor,
  about: { platform: Platform; externalId?: string; externalClientId?: string | undefined },
): Promise<void> {
  if (actor.kind === 'user') return
  if (actor.linkId !== undefined || actor.uid === undefined || actor.resource.kind !== 'application')
    throw new AppError('forbidden')
  const application = await findApplication(companyDb(context.store, actor.companyId), actor.resource.id, details)
  const isOwn =
    application?.platform === about.platform &&
    (about.externalId === undefined || application.external_id === about.externalId) &&
    (about.externalClientId === undefined ||
      (application.external_client_id ?? about.externalClientId) === about.externalClientId)
  if (!isOwn) throw new AppError('not_found')
}
