import { AppError } from '@tabard/contract'
import { lockCompany } from '../../../store/companies.ts'
import { hasOtherLiveTemplate } from '../../../store/templates.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateOf } from './update.ts'

/** Shown to recruiters or not. What is for all of the company to decide, no token for one template may. */
export const liveStatus: TemplateUpdateOf<'liveStatus'> = (context, actor, { templateId, action }) => {
  if (actor.kind === 'signature') throw new AppError('forbidden')
  return writeTemplate(context, actor, templateId, async (db, row) => {
    const live = action.liveStatus ?? action.live ?? !row.live
    if (!live && row.live) {
      // Two that hide the last two at once: the second waits here, and then finds none.
      await lockCompany(db, actor.companyId)
      if (!(await hasOtherLiveTemplate(db, templateId))) throw new AppError('last_template')
    }
    return { live }
  })
}
