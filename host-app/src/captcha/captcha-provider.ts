import type { CaptchaAction } from '@tabard/contract'

/** What a captcha provider does in the page. */
export interface CaptchaProvider {
  execute(action: CaptchaAction): Promise<string>
  /** Discards the last answer, so that the next one is fresh. */
  reset?(): void
}
