import type { Secrets } from '../config/secrets.ts'
import type { PoolKeys } from './keys.ts'
import type { PoolDb, PoolUser } from './tables.ts'

/** What the pool lets its owner decide. Cognito calls them triggers. */
export interface PoolHooks {
  /** Before any secret is compared; `metadata` is the client's validation data. Throw to refuse. */
  beforeSignIn?(metadata: Record<string, string>, caller: PoolCaller): Promise<void>
  /** Before tokens are made. A thrown message reaches the client as Cognito words it. */
  beforeTokens?(user: PoolUser): Promise<void>
}

export interface PoolCaller {
  ip: string
}

/** What every action is handed. */
export interface Pool {
  /** `<region>_<name>`. The name is part of every verifier: changing it locks everybody out. */
  id: string
  name: string
  clientId: string
  issuer: string
  db: PoolDb
  keys: PoolKeys
  secrets: Secrets
  hooks: PoolHooks
  /** Milliseconds since 1970. */
  now(): number
}

export type Action = (pool: Pool, input: Record<string, unknown>, caller: PoolCaller) => Promise<object>

/** Seconds a challenge may take, as at Cognito. */
export const CHALLENGE_SECONDS = 180
export const ACCESS_SECONDS = 3600
export const REFRESH_SECONDS = 30 * 86_400
