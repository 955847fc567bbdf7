import { AppError, can, type AppId, type ApplicationBundle, type TemplateId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { forVisitor } from '../../presenters/application.ts'
import { presentTemplate } from '../../presenters/template.ts'
import { presentPresenter } from '../../presenters/user.ts'
import { companyDb, type Db } from '../../store/db.ts'
import type { TemplateRow } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'
import { findUser } from '../../store/users.ts'
import { readBranding } from '../company/branding.ts'
import { readApplication, seesEverything } from './get.ts'

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
  const template = presentTemplate(templateRow)
  const visible = seesEverything(actor) ? whole : forVisitor(whole)
  return {
    // A template that prints no contact details must not hand them over beside the page either.
    application:
      visible === whole || template.design.header.showContact
        ? visible
        : { ...visible, emailAddress: '', phoneNumber: '', linkedUrl: '' },
    template,
    branding,
    presenter: presenter ? presentPresenter(presenter) : null,
    rights: rightsOf(actor),
  }
}

/** The template asked for, else the application's own, else the company's first. */
async function templateFor(db: Db, asked: TemplateId | undefined, own: TemplateId | null): Promise<TemplateRow> {
  if (asked !== undefined) {
    const row = await findTemplate(db, asked)
    if (!row) throw new AppError('not_found')
    return row
  }
  const row = (own ? await findTemplate(db, own) : undefined) ?? (await findDefaultTemplate(db))
  if (!row) throw new AppError('not_found')
  return row
}

function rightsOf(actor: UserActor | SignatureActor): ApplicationBundle['rights'] {
  if (actor.kind === 'user') {
    const write = can(actor.role, 'editing', 'write')
    return { write, output: write, share: write }
  }
  const has = new Set(actor.rights)
  return { write: has.has('write'), output: has.has('output'), share: has.has('share') }
}
