import type { CaptchaAction } from '../rules/captcha-actions.ts'
import { route } from '../route.ts'

type None = Record<never, string>

/** A task that the browser must solve before the answer counts, in altcha's format, version 2. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature?: string
    expiresAt?: number
    data?: Record<string, string | number | boolean | null>
  }
  signature: string
}

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
