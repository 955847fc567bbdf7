import { AppError, type Client, type ClientAction } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { changeCompany, findCompany, lockCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { saveSsoSettings } from '../sso/settings.ts'
import type { ClientAct, UpdateType } from './client-act.ts'
import { getClient } from './client.ts'
import { asTaken } from './subdomain.ts'
import { customTag } from './updates/custom-tag.ts'
import { integrationFieldMappings } from './updates/integration-field-mappings.ts'
import { language } from './updates/language.ts'
import { subdomain } from './updates/subdomain.ts'

/** One per update type. A new member of the union without its function does not compile. */
const acts: { [Type in UpdateType]: ClientAct<Type> } = {
  customTag,
  integrationFieldMappings,
  language,
  subdomain,
}

export async function actOnClient(
  context: Context,
  actor: UserActor,
  { action, body }: { action: ClientAction; body: Record<string, unknown> | undefined },
): Promise<Client> {
  if (body !== undefined && action.updateType !== 'enableSSO') {
    throw new AppError('bad_request', { details: { issues: ['body: is not expected with this updateType'] } })
  }
  if (action.userId !== undefined && action.userId !== actor.userId) throw new AppError('not_found')
  if (action.updateType === 'enableSSO') {
    const { client_name: name } = (await findCompany(companyDb(context.store, actor.companyId), actor.companyId)) ?? {}
    if (action.clientName !== undefined && action.clientName !== name) throw new AppError('not_found')
    // Outside a transaction, because it waits for the identity provider.
    await saveSsoSettings(context, actor, {
      ...body,
      enabled: (action.enableSSO ?? true) && (action.ssoEnabled ?? true),
    })
    return getClient(context, actor)
  }
  try {
    await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
      const row = await lockCompany(db, actor.companyId)
      if (!row || (action.clientName !== undefined && action.clientName !== row.client_name)) {
        throw new AppError('not_found')
      }
      const act = acts[action.updateType] as ClientAct<UpdateType>
      const change = await act({ context, db, actor, row, action, body })
      await changeCompany(db, row.id, { ...change, revision: row.revision + 1 })
      await writeAudit(db.scope, db.sql, {
        companyId: row.id,
        actor: actor.userId,
        action: 'company-changed',
        subject: row.id,
        atSeconds: nowSeconds(context.clock),
        details: { updateType: action.updateType },
      })
    })
  } catch (error) {
    throw asTaken(error)
  }
  return getClient(context, actor)
}
