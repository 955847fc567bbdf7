import { AppError } from '@tabard/contract'
import { findTemplate } from '../../../store/templates.ts'
import { changeOne } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/** Chooses a CV's template. Its text does not change. */
export const applyTemplate: ApplicationUpdateWork<'apply_template'> = (context, actor, { appId, action }) =>
  changeOne(context, actor, appId, async (db) => {
    const template = await findTemplate(db, action.templateId)
    if (!template) throw new AppError('not_found')
    return { template_id: template.id, template_version: template.template_version }
  })
