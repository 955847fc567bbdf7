import type { Config } from '../config/config.ts'

/** No answer of ours stands in a frame unless it says itself where it may. */
export const nobodyFrames = "frame-ancestors 'none'"

/** Headers of every answer. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Addresses carry `sig`: no page of ours tells another where one came from.
    'referrer-policy': 'no-referrer',
    'content-security-policy': nobodyFrames,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Hosts of the captchas that are not our own, for an operator who chose one. */
const captchaHosts: Partial<Record<Config['captcha']['provider'], string>> = {
  recaptcha: ' https://www.google.com https://www.gstatic.com',
  turnstile: ' https://challenges.cloudflare.com',
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
}

/** Headers of the app's page on one of our origins. `frameOrigins` null: nobody may frame it. */
export function pageHeaders(
  config: Config,
  origin: string,
  frameOrigins: readonly string[] | null,
): Record<string, string> {
  const { cognito, publicUrl } = config
  // The hosted sign-in stands at the public origin alone, and exchanges its codes there.
  const home = origin === publicUrl ? '' : ` ${publicUrl}`
  const pool = cognito ? ` https://cognito-idp.${cognito.region}.amazonaws.com` : ''
  // Where the code of the hosted sign-in is exchanged.
  const hosted = cognito && cognito.domain !== '' ? ` https://${cognito.domain}` : ''
  const captcha = captchaHosts[config.captcha.provider] ?? ''
  const socket = origin.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    `script-src 'self'${captcha}`,
    // Components style themselves with constructed sheets, which no policy forbids.
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}${home}${pool}${hosted}${captcha}`,
    ...(captcha === '' ? [] : [`frame-src 'self'${captcha}`]),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameOrigins === null ? "'none'" : ["'self'", ...frameOrigins].join(' ')}`,
    // Other companies' captchas write markup, so trusted types cannot be required where one is chosen.
    ...(captcha === '' ? ["require-trusted-types-for 'script'", 'trusted-types tabard dompurify'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    // The sign-in of an applicant system opens in a window of its own and must find its way back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(frameOrigins === null && { 'x-frame-options': 'DENY' }),
    'cache-control': 'no-cache',
  }
}
