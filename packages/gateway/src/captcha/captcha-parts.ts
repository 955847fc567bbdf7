import type { PublicConfig } from '@tabard/contract'
import type { Secrets } from '../config/secrets.ts'
import type { Store } from '../store/store.ts'

export interface CaptchaParts {
  config: { provider: PublicConfig['captcha']['provider']; secret: string }
  /** Whether a host name is one of our pages'. An answer that was given on another site is refused. */
  isOwnHostname(hostname: string): boolean
  store: Store
  secrets: Secrets
  /** Calls the provider. */
  fetch: SiteFetch
  now(): number
  onUnexpected(error: unknown): void
}

/** The gateway's outbound fetch, which refuses private addresses and limits bytes and time. */
export type SiteFetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; maxBytes: number; timeoutMs: number },
) => Promise<Response>
