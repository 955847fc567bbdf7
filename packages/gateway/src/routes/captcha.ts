import type { Handlers } from '../http/serve.ts'

export const captchaHandlers = {
  getCaptchaChallenge: async (context, _actor, { query }) => ({
    challenge: await context.captcha.challenge(query.action),
  }),
} satisfies Partial<Handlers>
