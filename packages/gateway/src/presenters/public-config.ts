import type { PublicConfig } from '@tabard/contract'
import type { Context } from '../context.ts'

/** The region named for the embedded pool, which has none of its own. */
const REGION = 'eu-west-2'

/**
 * `/config.json`: the values a browser needs. Anybody may read them. `origin` is the one whose page asks: its calls stay
 * there. The hosted sign-in stands at the public origin alone, because companies' identity providers know that address.
 */
export function presentConfig(
  config: Context['config'],
  pool: { userPoolId: string; clientId: string },
  origin: string = config.publicUrl,
): PublicConfig {
  const { publicUrl, cognito } = config
  const region = cognito?.region ?? REGION
  const identityPoolId = cognito?.identityPoolId ?? ''
  return {
    auth: {
      region,
      userPoolId: cognito?.userPoolId ?? pool.userPoolId,
      userPoolWebClientId: cognito?.clientId ?? pool.clientId,
      endpoint: cognito ? `https://cognito-idp.${region}.amazonaws.com/` : `${origin}/cognito/`,
      oauth: {
        domain: cognito?.domain || new URL(publicUrl).host,
        scope: ['email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
        redirectSignIn: publicUrl,
        redirectSignOut: publicUrl,
        responseType: 'code',
      },
      identityPoolId,
      mandatorySignIn: true,
    },
    api: {
      main: `${origin}/api`,
      public: `${origin}/public`,
      customPublic: `${origin}/custom-public`,
      links: `${origin}/links-api`,
    },
    realtime: null,
    storage: { region: config.s3?.region ?? region, bucket: config.s3?.bucket ?? '', identityPoolId },
    captcha: { provider: config.captcha.provider, siteKey: config.captcha.siteKey },
    hosts: config.hosts,
    release: config.release,
    version: config.version,
  }
}
