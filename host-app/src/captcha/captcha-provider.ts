import type { CaptchaAction } from '@tabard/contract'

/** What a provider does in the page. */
export interface CaptchaProvider {
  execute(action: CaptchaAction): Promise<string>
  /** The next answer must be a fresh one. */
  reset?(): void
}
