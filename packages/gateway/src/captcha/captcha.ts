import { AppError } from '@tabard/contract'
import { createAltcha, type AltchaChallenge } from './altcha.ts'
import type { CaptchaParts } from './captcha-parts.ts'
import { createSiteVerify } from './site-verify.ts'

/** Tells people from programs, before a call that is costly or that could guess a secret. */
export interface Captcha {
  /**
   * Accepts an answer once, and only for the action it was given for.
   * @throws AppError `captcha_failed`, also when the provider does not answer: otherwise an outage would switch the check off
   */
  verify(token: string | undefined, about: { action: string; ip: string }): Promise<void>
  /** The task that a browser must solve first. Null when the provider is another company. */
  challenge(action: string): Promise<AltchaChallenge | null>
}

/** Characters. No provider makes a longer token. */
const MAX_TOKEN_LENGTH = 8_192

export function createCaptcha(parts: CaptchaParts): Captcha {
  const { provider } = parts.config
  if (provider === 'none') return { verify: async () => undefined, challenge: async () => null }
  const altcha = provider === 'altcha' ? createAltcha(parts) : null
  const check = altcha
    ? altcha.check
    : createSiteVerify({ ...parts, provider: provider as Exclude<typeof provider, 'altcha'> })
  return {
    async verify(token, about) {
      const isRight =
        token !== undefined &&
        token !== '' &&
        token.length <= MAX_TOKEN_LENGTH &&
        (await check(token, about).catch((error: unknown) => {
          parts.onUnexpected(error)
          return false
        }))
      if (!isRight) throw new AppError('captcha_failed')
    },
    challenge: async (action) => altcha?.challenge(action) ?? null,
  }
}
