import { createHash } from 'node:crypto'
import type { CaptchaParts } from './captcha-parts.ts'
import { spendOnce } from './spend-once.ts'

export type SiteProvider = 'recaptcha' | 'turnstile' | 'hcaptcha'

const endpoints: Record<SiteProvider, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

/** The answer of all three providers. Each leaves some fields out. */
interface Answer {
  success?: unknown
  hostname?: unknown
  /** reCAPTCHA v3 and Turnstile: the action that the page named. */
  action?: unknown
  /** reCAPTCHA v3: 0 (a program) to 1 (a person). */
  score?: unknown
}

const LEAST_SCORE = 0.5
/** Longer than an answer is valid at any of the providers. */
const SPENT_SECONDS = 600

/** Asks another company whether an answer is genuine. All three take a form and answer JSON. */
export function createSiteVerify({
  provider,
  config,
  isOwnHostname,
  fetch,
  store,
  now,
}: Pick<CaptchaParts, 'config' | 'isOwnHostname' | 'fetch' | 'store' | 'now'> & { provider: SiteProvider }): (
  token: string,
  about: { action: string; ip: string },
) => Promise<boolean> {
  return async (token, { action, ip }) => {
    const response = await fetch(endpoints[provider], {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ secret: config.secret, response: token, remoteip: ip }).toString(),
      maxBytes: 20_000,
      timeoutMs: 5_000,
    })
    if (!response.ok) throw new Error(`The captcha provider answered ${response.status}`)
    const answer = (await response.json()) as Answer
    if (answer.success !== true) return false
    if (typeof answer.hostname !== 'string' || !isOwnHostname(answer.hostname.toLowerCase())) return false
    if (!isForAction(provider, answer, action)) return false
    if (typeof answer.score === 'number' && provider === 'recaptcha' && answer.score < LEAST_SCORE) return false
    // The providers promise to accept an answer once. We also record it, for two gateways that ask at the same time.
    const handle = `${provider} ${createHash('sha256').update(token).digest('base64url')}`
    return spendOnce({ store, now }, handle, Math.floor(now() / 1000) + SPENT_SECONDS)
  }
}

/** Whether the answer names this action. hCaptcha has no actions, nor has reCAPTCHA before v3; Turnstile always names one. */
function isForAction(provider: SiteProvider, answer: Answer, action: string): boolean {
  if (provider === 'hcaptcha') return true
  if (provider === 'recaptcha' && answer.score === undefined && answer.action === undefined) return true
  return answer.action === action
}
