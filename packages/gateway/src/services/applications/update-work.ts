import type { AppId, Application, ApplicationAction } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'

/** What one update type does with one application. */
export type ApplicationUpdateWork<Type extends ApplicationAction['updateType'], More = unknown> = (
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; action: Extract<ApplicationAction, { updateType: Type }> } & More,
) => Promise<Application>
