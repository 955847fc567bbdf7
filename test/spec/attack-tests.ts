/** Where the tests are that attack, by what they attack. `within` picks those whose full title holds these words. */
export const attackTests: Record<string, readonly { file: string; within?: string }[]> = {
  'Tokens and signatures': [{ file: 'packages/gateway/src/identity/authenticate.test.ts' }],
  'What comes in': [{ file: 'packages/gateway/src/http/serve.test.ts', within: 'what comes in' }],
  Redirects: [
    { file: 'host-app/src/redirect-target.test.ts' },
    { file: 'packages/gateway/src/pool/hosted/hosted.test.ts', within: 'the address of the app' },
    { file: 'host-app/src/account/return-from-sso.test.ts', within: 'never leaves the origin' },
  ],
  'Single sign-on': [
    { file: 'packages/gateway/src/pool/hosted/hosted.test.ts' },
    { file: 'packages/gateway/src/pool/federation/lies.test.ts' },
    { file: 'packages/gateway/src/services/sso/sso.test.ts' },
    { file: 'packages/runtime/src/identity/hosted-sign-in.test.ts' },
  ],
  'Asking other systems': [
    { file: 'packages/gateway/src/outbound/outbound.test.ts' },
    { file: 'packages/gateway/src/services/integrations/forwarding/forwarding.test.ts' },
    { file: 'packages/gateway/src/services/integrations/integrations.test.ts', within: 'a sign-in at the applicant system' },
  ],
  Captcha: [{ file: 'packages/gateway/src/captcha/captcha.test.ts' }],
}
