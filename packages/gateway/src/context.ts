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
import type { PagePictures } from './render/page-pictures.ts'
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

/** What services are handed: everything long-lived, made in `create-context.ts` and nowhere else. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly store: Store
  readonly storage: Storage
  readonly queue: Queue
  readonly parsePool: ParsePool
  readonly rateLimiter: RateLimiter
  /** Keeps the ids of what was erased beside the dumps, which may hold it still. */
  readonly noteErased: (companyId: string, appIds: readonly string[]) => Promise<void>
  /** Addresses that give away one stored object. */
  readonly downloads: Downloads
  /** Letters, written with the transaction they follow. */
  readonly mail: Mailer
  readonly logoBytes: LogoBytes
  /** Pages as pictures. */
  readonly pagePictures: PagePictures
  /** The only way to an address that somebody else chose. */
  readonly outbound: Outbound
  /** Applicant systems, by their names. */
  readonly connectors: Record<Platform, Connector>
  readonly captcha: Captcha
  /** Seals what the database keeps but must not know. */
  readonly secrets: Secrets
  /** Help with text, by rules or by a model. */
  readonly assist: Assist
  /** Who asks, by the tokens in the headers. @throws AppError of the `not_signed_in` family */
  readonly authenticate: Authenticate
  /** Which company's server asks, by its key and secret. @throws AppError `no_api_key`, `no_credentials`, `api_key_invalid`, `account_disabled` */
  readonly authenticateKey: (headers: Headers) => Promise<ApiKeyActor>
  /** What the embedded user pool is called; AWS's own names stand in the configuration. */
  readonly poolNames: { userPoolId: string; clientId: string }
  /** Where people's sign-ins are kept. */
  readonly directory: UserDirectory
  /** Signs a signature token. */
  readonly mintSignature: (payload: SignaturePayload) => Promise<string>
}
