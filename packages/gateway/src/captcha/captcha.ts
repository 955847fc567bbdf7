import { AppError } from '@tabard/contract'
import { createAltcha, type AltchaChallenge } from './altcha.ts'
import type { CaptchaParts } from './captcha-parts.ts'
import { createSiteVerify } from './site-verify.ts'

/** Tells people from programs before something costly or guessable is tried. */
export interface Captcha {
  /**
   * Takes an answer once, for the action it was given for.
   * @throws AppError `captcha_failed`, also when the provider cannot be asked: a door that opens by itself is none
   */
  verify(token: string | undefined, about: { action: string; ip: string }): Promise<void>
  /** The work to be done first, where the provider is our own; null where it is another's. */
  challenge(action: string): Promise<AltchaChallenge | null>
}

/** A token longer than this was made by nobody's provider. */
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
