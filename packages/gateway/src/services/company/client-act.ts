import type { ClientAction } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import type { Db } from '../../store/db.ts'
import type { CompanyChange, CompanyRow } from '../../store/schema.ts'

/** The update types that change the company's own row and nothing else. */
export type UpdateType = Exclude<ClientAction['updateType'], 'enableSSO'>

export interface ClientActInput<Type extends UpdateType = UpdateType> {
  context: Context
  db: Db
  actor: UserActor
  row: CompanyRow
  action: Extract<ClientAction, { updateType: Type }>
  body: Record<string, unknown> | undefined
}
export type ClientAct<Type extends UpdateType> = (input: ClientActInput<Type>) => CompanyChange | Promise<CompanyChange>
