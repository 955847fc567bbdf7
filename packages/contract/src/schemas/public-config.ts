import * as v from 'valibot'

export const publicConfig = v.object({
  auth: v.object({
    region: v.string(),
    userPoolId: v.string(),
    userPoolWebClientId: v.string(),
    endpoint: v.string(),
    oauth: v.object({
      domain: v.string(),
      scope: v.array(v.string()),
      redirectSignIn: v.string(),
      redirectSignOut: v.string(),
      responseType: v.literal('code'),
    }),
    identityPoolId: v.string(),
    mandatorySignIn: v.boolean(),
  }),
  api: v.object({ main: v.string(), public: v.string(), customPublic: v.string(), links: v.string() }),
  realtime: v.nullable(v.string()),
  storage: v.object({ region: v.string(), bucket: v.string(), identityPoolId: v.string() }),
  captcha: v.object({
    provider: v.picklist(['none', 'altcha', 'recaptcha', 'turnstile', 'hcaptcha']),
    siteKey: v.string(),
  }),
  hosts: v.object({ candidates: v.string(), beta: v.string() }),
  release: v.picklist(['production', 'beta', 'test', 'dev']),
  version: v.string(),
})
/** `/config.json`: public facts only. Field names are fixed. */
export type PublicConfig = v.InferOutput<typeof publicConfig>
