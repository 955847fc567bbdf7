import type { JWTVerifyGetKey } from 'jose'
import { answerHosted } from './hosted/hosted.ts'
import type { HostedParts } from './hosted/hosted-parts.ts'
import { loadHostedWords } from './hosted/words/hosted-words.ts'
import { createKeyRing } from './keys.ts'
import { createPoolDirectory, type PoolDirectory } from './pool-directory.ts'
import { defaultSettings, type Pool, type PoolCaller, type PoolHooks, type PoolSettings } from './pool.ts'
import type { PoolDb, PoolSecrets } from './ports.ts'
import { answer } from './wire.ts'

/** Fixed for good: the name behind the underscore is part of every password verifier. */
export const POOL_ID = 'eu-west-2_Tabard1'
export const POOL_CLIENT_ID = 'tabardhostapp'

export interface UserPoolOptions {
  db: PoolDb
  secrets: PoolSecrets
  /** Origin of the gateway; the issuer is `<origin>/cognito/<pool id>`. */
  publicUrl: string
  hooks?: PoolHooks
  settings?: Partial<PoolSettings>
  /** The hosted sign-in: addresses it may send browsers back to, the folder of its font, and the identity providers. */
  hosted?: Pick<HostedParts, 'mayReturnTo' | 'fonts' | 'federation'>
  /** Milliseconds since 1970. */
  now(): number
  onUnexpected(error: unknown): void
}

/** The embedded user pool: real Cognito clients cannot tell it from Cognito. Mounted at `/cognito/`. */
export interface UserPool {
  fetch(request: Request, caller: PoolCaller): Promise<Response>
  /** The hosted sign-in, at `/oauth2/*`, `/login-ui/*` and `/logout`. */
  hosted: { fetch(request: Request, caller: PoolCaller): Promise<Response> }
  /** For those who run the product: invite, disable, set attributes. Never on the wire. */
  directory: PoolDirectory
  issuer: string
  clientId: string
  /** The public keys for verifying in process, including those that another gateway made. */
  verifying: JWTVerifyGetKey
  /** Makes new signing keys; tokens signed by the old ones stay valid until they expire. */
  rotateKeys(): Promise<void>
}

export async function createUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { db, secrets, now } = options
  await loadHostedWords()
  const pool: Pool = {
    id: POOL_ID,
    name: POOL_ID.slice(POOL_ID.indexOf('_') + 1),
    clientId: POOL_CLIENT_ID,
    issuer: `${options.publicUrl}/cognito/${POOL_ID}`,
    db,
    keys: await createKeyRing(db, secrets, now),
    secrets,
    hooks: options.hooks ?? {},
    settings: { ...defaultSettings, ...options.settings },
    now,
    onUnexpected: options.onUnexpected,
  }
  const hosted: HostedParts = {
    pool,
    origin: options.publicUrl,
    ...(options.hosted ?? {
      mayReturnTo: async (address) => address === options.publicUrl,
      fonts: '/fonts',
      federation: null,
    }),
  }
  return {
    hosted: { fetch: (request, caller) => answerHosted(hosted, request, caller) },
    fetch: (request, caller) => answer(pool, request, caller),
    directory: createPoolDirectory(pool),
    issuer: pool.issuer,
    clientId: pool.clientId,
    verifying: pool.keys.verifying,
    rotateKeys: () => pool.keys.rotate(),
  }
}
