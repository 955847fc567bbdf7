import { AppError } from '@tabard/contract'
import { lockCompany } from '../../../store/companies.ts'
import { hasOtherLiveTemplate } from '../../../store/templates.ts'
import { writeTemplate } from '../write-template.ts'
import type { TemplateUpdateWork } from '../update-work.ts'

/** Shows the template to recruiters or hides it. A token for one template may not, since that concerns the whole company. */
export const liveStatus: TemplateUpdateWork<'liveStatus'> = (context, actor, { templateId, action }) => {
  if (actor.kind === 'signature') throw new AppError('forbidden')
  return writeTemplate(context, actor, templateId, async (db, row) => {
    const live = action.liveStatus ?? action.live ?? !row.live
    if (!live && row.live) {
      // When two calls hide the last two templates at the same time, the second waits for this lock and then finds no other.
      await lockCompany(db, actor.companyId)
      if (!(await hasOtherLiveTemplate(db, templateId))) throw new AppError('last_template')
    }
    return { live }
  })
}
