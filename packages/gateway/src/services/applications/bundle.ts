import { can, type AppId, type ApplicationBundle, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { isVisitor, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { templateForVisitor } from '../../presenters/for-visitor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { presentPresenter } from '../../presenters/user.ts'
import { companyDb } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'
import { readBranding } from '../company/branding.ts'
import { withPictures } from '../templates/pictures-of.ts'
import { asSeenBy, templateFor } from './as-seen-by.ts'
import { readApplication } from './get.ts'

/** Everything a viewer shows first, in one answer. */
export async function getBundle(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; templateId?: TemplateId },
): Promise<ApplicationBundle> {
  const db = companyDb(context.store, actor.companyId)
  const [whole, branding] = await Promise.all([
    readApplication(db, input.appId),
    readBranding(context, db, actor.companyId),
  ])
  const [templateRow, presenter] = await Promise.all([
    templateFor(db, input.templateId, whole.template),
    whole.submittedBy ? findUser(db, whole.submittedBy) : undefined,
  ])
  const template = await withPictures(context, templateRow, presentTemplate(templateRow))
  return {
    application: await asSeenBy(db, actor, whole),
    template: isVisitor(actor) ? templateForVisitor(template) : template,
    branding,
    presenter: presenter ? presentPresenter(presenter) : null,
    rights: rightsOf(actor),
  }
}

function rightsOf(actor: UserActor | SignatureActor): ApplicationBundle['rights'] {
  if (actor.kind === 'user') {
    const write = can(actor.role, 'editing', 'write')
    return { write, output: write, share: write }
  }
  const has = new Set(actor.rights)
  return { write: has.has('write'), output: has.has('output'), share: has.has('share') }
}
