import * as v from 'valibot'
import { captchaActions } from '../../rules/captcha-actions.ts'
import { none } from '../basics.ts'
import type * as routes from '../../routes/captcha.ts'
import type { SchemasFor } from '../schemas-for.ts'

export const captchaSchemas: SchemasFor<typeof routes> = {
  getCaptchaChallenge: {
    query: v.strictObject({ action: v.picklist(captchaActions) }),
    body: none,
    response: v.object({
      challenge: v.nullable(
        v.object({
          parameters: v.object({
            algorithm: v.string(),
            nonce: v.string(),
            salt: v.string(),
            cost: v.number(),
            keyLength: v.number(),
            keyPrefix: v.string(),
            keySignature: v.optional(v.string()),
            expiresAt: v.optional(v.number()),
            data: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
          }),
          signature: v.string(),
        }),
      ),
    }),
  },
}
