/** `/config.json`: public facts only. Field names are fixed. */
export interface PublicConfig {
  auth: {
    region: string
    userPoolId: string
    userPoolWebClientId: string
    endpoint: string
    oauth: { domain: string; scope: string[]; redirectSignIn: string; redirectSignOut: string; responseType: 'code' }
    identityPoolId: string
    mandatorySignIn: boolean
  }
  api: { main: string; public: string; customPublic: string; links: string }
  realtime: string | null
  storage: { region: string; bucket: string; identityPoolId: string }
  captcha: { provider: 'none' | 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha'; siteKey: string }
  hosts: { candidates: string; beta: string }
  release: 'production' | 'beta' | 'test' | 'dev'
  version: string
}
