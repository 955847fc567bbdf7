import type { Handlers } from '../http/handlers.ts'
import { plain } from '../http/policy.ts'

export const captchaHandlers = {
  getCaptchaChallenge: {
    ...plain,
    handle: async (context, _actor, { query }) => ({
      challenge: await context.captcha.challenge(query.action),
    }),
  },
} satisfies Partial<Handlers>
