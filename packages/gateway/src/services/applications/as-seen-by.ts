import { AppError, type Application, type MiscData, type Section, type TemplateId } from '@tabard/contract'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { forVisitor } from '../../presenters/application.ts'
import { presentTemplate } from '../../presenters/template.ts'
import type { Db } from '../../store/db.ts'
import type { TemplateRow } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'

/**
 * All of it for the team and whoever was given the pen; what a client would see for a visitor who may only read. A
 * template that prints no contact details must not hand them over beside the page either, and it is the one the team
 * chose that counts, not one a visitor names.
 */
export async function asSeenBy(db: Db, actor: UserActor | SignatureActor, whole: Application): Promise<Application> {
  if (actor.kind === 'user' || actor.rights.includes('write')) return whole
  const { design, freeText: closing } = presentTemplate(await templateFor(db, undefined, whole.template))
  const shown = forVisitor(whole)
  const visible = { ...shown, miscData: printedTags(whole, [...shown.freeText, ...closing]) }
  return design.header.showContact ? visible : { ...visible, emailAddress: '', phoneNumber: '', linkedUrl: '' }
}

/** Of the custom tags' values those that these sections print, and no other. */
function printedTags({ miscData }: Application, sections: readonly Section[]): MiscData {
  const { tags } = miscData
  if (typeof tags !== 'object' || tags === null) return {}
  const printed = new Set(
    sections.flatMap(({ content }) =>
      content.flatMap(({ insert }) => (typeof insert === 'object' && 'tag' in insert ? [insert.tag] : [])),
    ),
  )
  const kept = Object.entries(tags).filter(([name]) => printed.has(name))
  return kept.length > 0 ? { tags: Object.fromEntries(kept) } : {}
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
