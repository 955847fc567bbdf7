import { AppError, type AppId, type Application, type ApplicationAction } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { changeApplication, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import type { ApplicationChange, ApplicationRow } from '../../store/schema.ts'
import { findTemplate } from '../../store/templates.ts'
import { readApplication } from './get.ts'

type Act<Type extends ApplicationAction['updateType']> = (
  db: Db,
  row: ApplicationRow,
  action: Extract<ApplicationAction, { updateType: Type }>,
) => Promise<ApplicationChange> | ApplicationChange

/** One per update type; a new member of the union is missing here until it is written. */
const acts: { [Type in ApplicationAction['updateType']]: Act<Type> } = {
  newStatus: (_db, row, action) => {
    // These two tell how reading went. Only reading sets and leaves them.
    const byReading = ['processing', 'failed']
    if (byReading.includes(action.newStatus) || row.status === 'processing') throw new AppError('bad_request')
    return { status: action.newStatus }
  },
  apply_template: async (db, _row, action) => {
    const template = await findTemplate(db, action.templateId)
    if (!template) throw new AppError('not_found')
    return { template_id: template.id, template_version: template.template_version }
  },
}

export async function actOnApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; action: ApplicationAction },
): Promise<Application> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockApplication(db, input.appId)
    if (!row) throw new AppError('not_found')
    const change = await changeOf(db, row, input.action)
    await changeApplication(db, row.id, { ...change, revision: row.revision + 1, updated_at: context.clock.now() })
    return readApplication(db, row.id)
  })
}

function changeOf(db: Db, row: ApplicationRow, action: ApplicationAction) {
  switch (action.updateType) {
    case 'newStatus':
      return acts.newStatus(db, row, action)
    case 'apply_template':
      return acts.apply_template(db, row, action)
  }
}
