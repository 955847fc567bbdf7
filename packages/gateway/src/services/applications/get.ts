import { AppError, type AppId, type Application } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { forVisitor, presentApplication } from '../../presenters/application.ts'
import { findApplication, wholeApplication, type ApplicationParts } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'

/** One application, as this asker may see it. */
export async function getApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; attributes?: string },
): Promise<Application> {
  const parts = input.attributes === undefined ? wholeApplication : partsNamed(input.attributes)
  const application = await readApplication(companyDb(context.store, actor.companyId), input.appId, parts)
  return seesEverything(actor) ? application : forVisitor(application)
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

/** The team, and whoever was given the pen. A visitor who may only read sees what a client would. */
export function seesEverything(actor: UserActor | SignatureActor): boolean {
  return actor.kind === 'user' || actor.rights.includes('write')
}

/** `?attributes=` on one application: a poll for the status should not fetch the text each time. */
function partsNamed(attributes: string): ApplicationParts {
  const named = new Set(attributes.split(','))
  return {
    freeText: named.has('freeText'),
    miscData: named.has('miscData'),
    coverLetter: named.has('coverLetter'),
    stats: named.has('stats'),
  }
}
