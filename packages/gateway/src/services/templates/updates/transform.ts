import { AppError, type Section } from '@tabard/contract'
import { companyDb } from '../../../store/db.ts'
import { findTemplate } from '../../../store/templates.ts'
import { readTransform } from '../../assist/read-transform.ts'
import { transform as transformSections } from '../../assist/transform.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateWork } from '../update-work.ts'

/** The template's own sections, rewritten. A model takes its time, so nothing is locked while it thinks. */
export const transform: TemplateUpdateWork<'transform'> = async (context, actor, { templateId, action }) => {
  const request = readTransform(action)
  const row = await findTemplate(companyDb(context.store, actor.companyId), templateId)
  if (!row) throw new AppError('not_found')
  const { sections } = await transformSections(context, actor, { ...request, sections: row.free_text as Section[] })
  return writeTemplate(context, actor, templateId, (_db, now) => {
    if (now.template_version !== row.template_version) {
      throw new AppError('revision_conflict', { details: { revision: now.template_version } })
    }
    return sections ? { free_text: sections } : {}
  })
}
