import { AppError, type Application, type TemplateId } from '@tabard/contract'
import { isVisitor, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { forVisitor } from '../../presenters/for-visitor.ts'
import { presentTemplate } from '../../presenters/template.ts'
import type { Db } from '../../store/db.ts'
import type { TemplateRow } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'

/**
 * The team and visitors who may edit see all of it; a visitor who may only read sees what a client sees. Where the
 * template prints no contact details, the answer does not hold them either. The template that the team chose decides
 * this, not one that a visitor names.
 */
export async function asSeenBy(db: Db, actor: UserActor | SignatureActor, whole: Application): Promise<Application> {
  if (!isVisitor(actor)) return whole
  const { design, freeText: closing } = presentTemplate(await templateFor(db, undefined, whole.template))
  return forVisitor(whole, { showsContact: design.header.showContact, closing })
}

/** The template asked for, else the application's own, else the company's first. */
export async function templateFor(db: Db, asked: TemplateId | undefined, own: TemplateId | null): Promise<TemplateRow> {
  if (asked !== undefined) {
    const row = await findTemplate(db, asked)
    if (!row) throw new AppError('not_found')
    return row
  }
  const row = (own ? await findTemplate(db, own) : undefined) ?? (await findDefaultTemplate(db))
  if (!row) throw new AppError('not_found')
  return row
}
