import type { CaptchaAction, CaptchaChallenge, PublicConfig } from '@tabard/contract'
import type { CaptchaProvider } from './captcha-provider.ts'

/** The invisible captcha: nothing is shown, and most people never learn of it. */
export interface Captcha {
  /**
   * An answer, good once and for this action; undefined where none is asked for. A provider that fails is given two more
   * chances, each after twice the time. @throws Error `Captcha failed`
   */
  execute(action: CaptchaAction): Promise<string | undefined>
  /** The server did not take the answer: ready again after 100 ms, and twice as long each time after that. */
  reset(): Promise<void>
}

export interface CaptchaParts {
  config: PublicConfig['captcha']
  /** The work of our own captcha, from the gateway. */
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
  // Fetched when somebody first signs in: whoever comes with a session never pays for it.
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
