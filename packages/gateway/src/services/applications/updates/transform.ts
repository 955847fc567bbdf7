import { AppError, isLocalTransform, isModelTransform, type InventedValue, type Section } from '@tabard/contract'
import { transformSections } from '@tabard/paper'
import { mergeSections } from '@tabard/paper/delta'
import { findLanguage } from '../../../store/companies.ts'
import { companyDb } from '../../../store/db.ts'
import type { ApplicationRow, Json } from '../../../store/schema.ts'
import { aboutCandidate } from '../../assist/about-candidate.ts'
import { transform as transformText } from '../../assist/transform.ts'
import { readApplication } from '../get.ts'
import { storableSections } from '../storable-sections.ts'
import { changeOne, mustBeRead } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/**
 * Rewrites the text. What rules can do is done by rules; the rest a model does, and what others write meanwhile is
 * merged. Numbers, dates and names it added are told in `miscData.invented`. The state before is a version, to go back to.
 * A cover letter is written beside the text.
 * @throws AppError `assist_not_found` for a type there is not, or that makes no CV
 */
export const transform: ApplicationUpdateWork<'transform'> = async (context, actor, { appId, action }) => {
  const { transformType: type } = action
  const options = JSON.parse(action.transformOptions ?? '{}') as Record<string, unknown>
  if (isLocalTransform(type)) {
    const language = await findLanguage(companyDb(context.store, actor.companyId), actor.companyId)
    return changeOne(context, actor, appId, (_db, row) => {
      mustBeRead(row)
      const about = aboutCandidate({ language, ...options }, row)
      return { free_text: storableSections(transformSections(row.free_text as Section[], type, about)) }
    })
  }
  // Types that answer with a summary or a job's description are refused: they would replace the CV.
  if (!isModelTransform(type) || type === 'job-description' || type === 'summarise') {
    throw new AppError('assist_not_found')
  }
  const before = await readApplication(companyDb(context.store, actor.companyId), appId)
  mustBeRead(before)
  const shown = before.freeText.filter((section) => !section.hidden)
  const isLetter = type === 'cover-letter'
  const answer = await transformText(context, actor, { type, options, sections: isLetter ? shown : before.freeText })
  return changeOne(context, actor, appId, (_db, row) => {
    mustBeRead(row)
    const misc_data = withInvented(row, answer.invented)
    if (isLetter) return { cover_letter: contentOf(answer.text) as unknown as Json, misc_data }
    const mine = answer.sections ?? before.freeText
    const theirs = row.free_text as Section[]
    const free_text = row.revision === before.revision ? mine : mergeSections(before.freeText, mine, theirs)
    return { free_text, misc_data }
  })
}

/** Statements that the last rewriting added to the CV, for a person to check. */
function withInvented(row: ApplicationRow, invented: readonly InventedValue[]): Json {
  const { invented: _before, ...rest } = row.misc_data
  return invented.length > 0 ? { ...rest, invented: [...invented] } : rest
}

/** The model's words as a document. They are plain text, never markup. */
function contentOf(text: string): Section['content'] {
  const insert = `${text.trim()}\n`
  const [letter] = storableSections([{ id: 'letter', title: '', kind: 'other', content: [{ insert }] }])
  return letter?.content ?? [{ insert: '\n' }]
}
