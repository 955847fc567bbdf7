/**
 * The actions that a captcha protects. An answer given for one action does not count for another. Only letters and
 * underscores, because reCAPTCHA takes no others.
 */
export const captchaActions = ['sign_in', 'forgot_password', 'create_client'] as const
export type CaptchaAction = (typeof captchaActions)[number]
