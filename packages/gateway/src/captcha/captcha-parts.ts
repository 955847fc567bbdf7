import type { PublicConfig } from '@tabard/contract'
import type { Secrets } from '../config/secrets.ts'
import type { Store } from '../store/store.ts'

export interface CaptchaParts {
  config: { provider: PublicConfig['captcha']['provider']; secret: string }
  /** Host names our pages stand on: an answer won on another site is not taken. */
  hostnames: readonly string[]
  store: Store
  secrets: Secrets
  /** The way out to a provider. */
  fetch: SiteFetch
  now(): number
  onUnexpected(error: unknown): void
}

/** The one way out: refuses private addresses, caps bytes and time. */
export type SiteFetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; maxBytes: number; timeoutMs: number },
) => Promise<Response>
