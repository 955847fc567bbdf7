import * as v from 'valibot'

export const captchaChallenge = v.object({
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
})
/** A task that the browser must solve before the answer counts, in altcha's format, version 2. */
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>
