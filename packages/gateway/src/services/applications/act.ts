import {
  AppError,
  type ActionBody,
  type AppId,
  type Application,
  type ApplicationAction,
  type FeatureName,
} from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { companyDb } from '../../store/db.ts'
import { requireFeature } from '../features/features.ts'
import { aiParse } from './updates/ai-parse.ts'
import { applyTemplate } from './updates/apply-template.ts'
import { embed } from './updates/embed.ts'
import { generateTags } from './updates/generate-tags.ts'
import { newStatus } from './updates/new-status.ts'
import { transform } from './updates/transform.ts'
import { duplicateApplication } from './duplicate.ts'
import { setHeadshot } from './headshot.ts'

interface Input {
  appId: AppId
  action: ApplicationAction
  body?: ActionBody
}

/** The feature behind which an update type stands, which a company may have switched off. Null: it is always on. */
const featureOf: Record<ApplicationAction['updateType'], FeatureName | null> = {
  newStatus: null,
  update_candidate_headshot: null,
  embed: null,
  aiParse: 'aiParsingEnabled',
  transform: 'textFormatterAiOptions',
  duplicate_cv: null,
  generate_tags: 'placeholderTags',
  apply_template: null,
}

/** One call of eight meanings: each has its own file. */
export async function actOnApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  { appId, action, body }: Input,
): Promise<Application> {
  const feature = featureOf[action.updateType]
  if (feature) {
    const { companyId } = actor
    const userId = actor.kind === 'user' ? actor.userId : (actor.uid ?? '')
    await requireFeature(context, companyDb(context.store, companyId), { companyId, userId }, feature)
  }
  switch (action.updateType) {
    case 'update_candidate_headshot': {
      const picture = body && 'headshot' in body ? body.headshot : undefined
      if (picture === undefined) throw badBody('headshot: is required')
      return setHeadshot(context, actor, { appId, headshot: picture })
    }
    case 'generate_tags': {
      if (body && 'headshot' in body) throw badBody('headshot: is not accepted')
      const updates = body && 'updates' in body ? body.updates : {}
      return generateTags(context, actor, { appId, action, updates })
    }
  }
  if (body && Object.keys(body).length > 0) throw badBody('body: is not accepted')
  switch (action.updateType) {
    case 'newStatus':
      return newStatus(context, actor, { appId, action })
    case 'embed':
      return embed(context, actor, { appId, action })
    case 'aiParse':
      return aiParse(context, actor, { appId, action })
    case 'transform':
      return transform(context, actor, { appId, action })
    case 'duplicate_cv':
      return duplicateApplication(context, actor, { appId, newOwner: action.newOwner })
    case 'apply_template':
      return applyTemplate(context, actor, { appId, action })
  }
}

function badBody(issue: string): AppError {
  return new AppError('bad_request', { details: { issues: [issue] } })
}
