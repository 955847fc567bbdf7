import { AppError, type CustomTag } from '@tabard/contract'
import { findCompany } from '../../../store/companies.ts'
import { readApplication } from '../get.ts'
import { tagValues } from '../tags.ts'
import { changeOne, mustBeRead } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/** Fills the company's custom tags for this CV: `miscData.tags`, which a template prints where it names them. */
export const generateTags: ApplicationUpdateWork<'generate_tags', { updates: Record<string, string> }> = (
  context,
  actor,
  { appId, action, updates },
) =>
  changeOne(context, actor, appId, async (db, row) => {
    mustBeRead(row)
    const company = await findCompany(db, actor.companyId)
    if (!company) throw new AppError('not_found')
    const known = Array.isArray(company.custom_tags) ? (company.custom_tags as CustomTag[]) : []
    const tags = action.tags
      ?.split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const values = tagValues(await readApplication(db, row.id), known, { tags, updates })
    const before = row.misc_data['tags']
    const kept = typeof before === 'object' && before !== null ? before : {}
    return { misc_data: { ...row.misc_data, tags: { ...kept, ...values } } }
  })
