import type { SignaturePayload } from '@tabard/contract'
import type { Platform } from '@tabard/contract'
import type { Assist } from './assist/assist.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Connector } from './connectors/connector.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { ApiKeyActor } from './identity/actor.ts'
import type { Authenticate } from './identity/authenticate.ts'
import type { UserDirectory } from './identity/user-directory.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { ParsePool } from './intake/parse-pool.ts'
import type { Queue } from './background/queue.ts'
import type { Downloads } from './downloads.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { LogoBytes } from './services/company/logo-bytes.ts'
import type { Pictures } from './render/pictures.ts'
import type { Storage } from './storage/storage.ts'
import type { Store } from './store/store.ts'

/** Milliseconds since 1970; injected, so that tests can let time pass. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export function nowSeconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}

/** Everything long-lived that services get. Only `create-context.ts` makes one. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly store: Store
  readonly storage: Storage
  readonly queue: Queue
  readonly parsePool: ParsePool
  readonly rateLimiter: RateLimiter
  /** Writes the ids of erased applications to a file beside the dumps, because an older dump may still hold them. */
  readonly noteErased: (companyId: string, appIds: readonly string[]) => Promise<void>
  /** Signed addresses, each for the download of one stored object. */
  readonly downloads: Downloads
  /** Queues letters, each in the transaction of the change that caused it. */
  readonly mail: Mailer
  readonly logoBytes: LogoBytes
  /** Draws pages as pictures, and pictures anew. */
  readonly pictures: Pictures
  /** Every request to an address that a user or another server chose must go through this. */
  readonly outbound: Outbound
  /** Applicant systems, by their names. */
  readonly connectors: Record<Platform, Connector>
  readonly captcha: Captcha
  /** Seals values that the database stores but must not be able to read. */
  readonly secrets: Secrets
  /** Help with text, by rules or by a model. */
  readonly assist: Assist
  /** The actor, by the tokens in the headers. @throws AppError of the `not_signed_in` family */
  readonly authenticate: Authenticate
  /**
   * The company whose server calls, by key and secret.
   * @throws AppError `no_api_key`, `no_credentials`, `api_key_invalid`, `account_disabled`
   */
  readonly authenticateKey: (headers: Headers) => Promise<ApiKeyActor>
  /** The ids of the embedded user pool. Those of a pool at AWS are in the configuration. */
  readonly poolNames: { userPoolId: string; clientId: string }
  /** Manages people's sign-ins, in the embedded pool or at AWS. */
  readonly directory: UserDirectory
  /** Signs a signature token. */
  readonly mintSignature: (payload: SignaturePayload) => Promise<string>
}
