import { AppError, type AppId, type Application } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { presentApplication } from '../../presenters/application.ts'
import { partsNamed, wholeApplication, type ApplicationParts } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'
import { asSeenBy } from './as-seen-by.ts'

/** One application, as this caller may see it. */
export async function getApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; attributes?: string },
): Promise<Application> {
  // The template is read whatever attributes are asked for, because it decides what a visitor may see.
  const parts = input.attributes === undefined ? wholeApplication : partsNamed(`${input.attributes},template`)
  const db = companyDb(context.store, actor.companyId)
  return asSeenBy(db, actor, await readApplication(db, input.appId, parts))
}

/** @throws AppError `not_found` */
export async function readApplication(
  db: Db,
  appId: AppId,
  parts: ApplicationParts = wholeApplication,
): Promise<Application> {
  const row = await findApplication(db, appId, parts)
  if (!row) throw new AppError('not_found')
  return presentApplication(row, true)
}
