import { AppError, type ImageTemplateBody, type Template, type TemplateAction, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { embed } from './updates/embed.ts'
import { liveStatus } from './updates/live-status.ts'
import { transform } from './updates/transform.ts'
import type { TemplateUpdateWork } from './update-work.ts'
import { updateImageTemplate } from './updates/update-image-template.ts'

type UpdateType = TemplateAction['updateType']

/** One per update type. A new member of the union without its function does not compile. */
const acts: { [Type in UpdateType]: TemplateUpdateWork<Type> } = {
  liveStatus,
  embed,
  update_image_template: updateImageTemplate,
  transform,
}

export async function actOnTemplate(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { templateId: TemplateId; action: TemplateAction; body: ImageTemplateBody | undefined },
): Promise<Template> {
  if (input.body !== undefined && input.action.updateType !== 'update_image_template') {
    throw new AppError('bad_request', { details: { issues: ['body: is not expected with this updateType'] } })
  }
  const act = acts[input.action.updateType] as TemplateUpdateWork<UpdateType>
  return act(context, actor, input)
}
