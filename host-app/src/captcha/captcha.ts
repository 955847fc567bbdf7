import type { CaptchaAction, CaptchaChallenge, PublicConfig } from '@tabard/contract'
import type { CaptchaProvider } from './captcha-provider.ts'

/** The invisible captcha: it shows nothing. */
export interface Captcha {
  /**
   * An answer that is valid once, for this action; undefined where none is required. A provider that fails is tried
   * twice
   * more, after a delay that doubles. @throws Error `Captcha failed`
   */
  execute(action: CaptchaAction): Promise<string | undefined>
  /** Call when the server refused the answer. Resolves after 100 ms, and after twice as long each further time. */
  reset(): Promise<void>
}

export interface CaptchaParts {
  config: PublicConfig['captcha']
  /** Gets the challenge of our own captcha from the gateway. */
  challenge(action: CaptchaAction): Promise<CaptchaChallenge | null>
  wait?(ms: number): Promise<void>
  /** For tests. */
  provider?: CaptchaProvider
}

/** Spec §9. */
const FIRST_DELAY_MS = 100
const TRIES = 3

export function createCaptcha({ config, challenge, wait = sleep, provider: given }: CaptchaParts): Captcha {
  let delayMs = FIRST_DELAY_MS
  let loaded: CaptchaProvider | null = null
  // Loaded when somebody first signs in, so that visitors who have a session do not load it.
  const load = async (): Promise<CaptchaProvider> => {
    if (given) return given
    const { provider } = config
    if (provider === 'altcha') {
      const { solveProof } = await import('./solve-proof.ts')
      return { execute: async (action) => solveProof(await challenge(action)) }
    }
    const { loadProvider } = await import('./third-party.ts')
    return loadProvider(provider as Exclude<typeof provider, 'none' | 'altcha'>, config.siteKey)
  }
  const reset = async (): Promise<void> => {
    const ms = delayMs
    delayMs *= 2
    await wait(ms)
    loaded?.reset?.()
  }

  return {
    async execute(action) {
      if (config.provider === 'none') return undefined
      for (let tries = 1; ; tries++) {
        try {
          loaded ??= await load()
          const answer = await loaded.execute(action)
          delayMs = FIRST_DELAY_MS
          return answer
        } catch (cause) {
          if (tries === TRIES) throw new Error('Captcha failed', { cause })
          await reset()
        }
      }
    },
    reset: async () => {
      if (config.provider !== 'none') await reset()
    },
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
