import type { TransformAnswer, TransformRequest } from '../schemas/assist.ts'
import { route } from '../route.ts'

export const textTransform = route<{
  params: Record<never, string>
  query: Record<never, string>
  body: TransformRequest
  response: TransformAnswer
}>()({
  method: 'post',
  api: 'main',
  path: '/text-transform',
  access: 'session-or-signature',
  needs: ['editing', 'write'],
  signature: { right: 'write' },
  summary:
    'Rewrites a text or sections and answers with `text`; nothing is stored. bullets, dates, sentence-case, headings, tidy, anonymise and remove-contact work by rules; the other types need a model (AI_BASE_URL, AI_API_KEY, AI_MODEL) and the feature textFormatterAiOptions, and what their answer adds to the original is listed in `invented`.',
  errors: ['assist_not_found', 'assist_unavailable', 'feature_off', 'rate_limited'],
})
