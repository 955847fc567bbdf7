import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { Store, TenantScope } from '../store/store.ts'

/** Where a user stands. COGNITO's own words. */
export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED'

export type PoolUser = {
  sub: string
  email: string
  status: UserStatus
  enabled: boolean
  attributes: Record<string, string>
  /** Sealed `{ salt, v }` in hex. */
  sealed_verifier: string
  created_at: number
  modified_at: number
}

export type PoolTables = {
  pool_users: PoolUser
  pool_keys: {
    kid: string
    token_use: 'id' | 'access'
    public_jwk: Record<string, unknown>
    sealed_private_jwk: string
    created_at: number
  }
  pool_sessions: {
    token_hash: string
    sub: string
    origin_jti: string
    auth_time: number
    expires_at: number
    revoked_at: number | null
  }
  pool_spent: { handle: string; until: number }
  pool_failures: { who: string; failures: number; last_at: number }
}

/** The pool's way to its tables: always as the system, for nobody is signed in yet. */
export interface PoolDb {
  sql: Kysely<Database & PoolTables>
  scope: TenantScope
}

export function poolDb(store: Store): PoolDb {
  return { sql: store.sql.withTables<PoolTables>(), scope: store.asSystem() }
}
