/** What a captcha's answer may be given for: one won for one of them opens no other. Letters and underscores: reCAPTCHA takes no more. */
export const captchaActions = ['sign_in', 'forgot_password', 'create_client'] as const
export type CaptchaAction = (typeof captchaActions)[number]
