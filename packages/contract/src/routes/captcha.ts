import type { CaptchaAction } from '../rules/captcha-actions.ts'
import { route } from '../route.ts'
import type { CaptchaChallenge } from '../schemas/captcha.ts'

type None = Record<never, string>

export const getCaptchaChallenge = route<{
  params: None
  query: { action: CaptchaAction }
  body: undefined
  response: { challenge: CaptchaChallenge | null }
}>()({
  method: 'get',
  api: 'public',
  path: '/captcha/challenge',
  access: 'public',
  summary:
    'Work for the invisible captcha of our own, good for ten minutes, for one action and once. Null where another provider is used, or none.',
  errors: ['rate_limited'],
})
