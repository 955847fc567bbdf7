import type { ImageTemplateBody, Template, TemplateAction, TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'

/** What one update type does with one template. */
export type TemplateUpdateWork<Type extends TemplateAction['updateType']> = (
  context: Context,
  actor: UserActor | SignatureActor,
  input: {
    templateId: TemplateId
    action: Extract<TemplateAction, { updateType: Type }>
    body: ImageTemplateBody | undefined
  },
) => Promise<Template>
