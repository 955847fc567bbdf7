import {
  ASSIST_TEXT_MAX,
  AppError,
  isLocalTransform,
  type Section,
  type TransformAnswer,
  type TransformRequest,
} from '@tabard/contract'
import { plainText, transformSections, transformText } from '@tabard/paper'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { findLanguage } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { storableSections } from '../applications/storable-sections.ts'
import { mayUseModel } from './may-use-model.ts'
import { rewriteSections } from './rewrite-sections.ts'

/**
 * Rewrites a text or sections, and stores nothing. Rules are asked first; a model only where they cannot.
 * @throws AppError `assist_unavailable`, `assist_not_found`, `feature_off`, `rate_limited`
 */
export async function transform(
  context: Context,
  actor: UserActor | SignatureActor,
  request: TransformRequest,
): Promise<TransformAnswer> {
  const { type, text, sections, options = {} } = request
  if (isLocalTransform(type)) {
    const language = await findLanguage(companyDb(context.store, actor.companyId), actor.companyId)
    const spoken = { language, ...options }
    if (!sections) return { text: transformText(text ?? '', type, spoken), invented: [] }
    const changed = storableSections(transformSections(sections, type, spoken))
    return { text: wordsOf(changed), sections: changed, invented: [] }
  }
  const said = text ?? wordsOf(sections ?? [])
  if (said.length > ASSIST_TEXT_MAX) throw new AppError('bad_request', { details: { issues: ['text: is too long'] } })
  await mayUseModel(context, actor)
  const job = { type, options, ...(request.jobDescription !== undefined && { jobDescription: request.jobDescription }) }
  if (sections && !['summarise', 'cover-letter', 'job-description'].includes(type)) {
    const rewritten = await rewriteSections(context, sections, job)
    const changed = storableSections(rewritten.sections)
    return { text: wordsOf(changed), sections: changed, invented: rewritten.invented }
  }
  return context.assist.rewrite({ ...job, text: said })
}

function wordsOf(sections: readonly Section[]): string {
  return sections
    .map((section) => [section.title, plainText(section.content)].filter(Boolean).join('\n'))
    .join('\n\n')
    .trimEnd()
}
