import type { Generated } from 'kysely'

/** Where a user stands. COGNITO's own words. */
export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED' | 'EXTERNAL_PROVIDER'

export type PoolUser = {
  sub: string
  /** `<Provider>_<their id there>` of somebody whom an identity provider signs in; others are named by their `sub`. */
  username: string | null
  email: string
  email_verified: boolean
  status: UserStatus
  enabled: boolean
  attributes: Record<string, string>
  /** Sealed `{ salt, v }` in hex. */
  sealed_verifier: string
  /** When the password was chosen or, for a temporary one, given. */
  password_set_at: number
  /** The secret of an authenticator app that proved itself, sealed. */
  sealed_totp: string | null
  /** A secret that was handed out and has not been proved yet. */
  sealed_pending_totp: string | null
  totp_name: string
  totp_enabled: boolean
  /** The last 30-second step whose code was taken: each works once. */
  totp_step: number
  created_at: number
  modified_at: number
}

/** How a session began: what its owner may decide by. */
export type SignedInBy = 'password' | 'hosted' | 'federated'

type Defaulted<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]: Generated<Row[Name]> }

export type PoolSession = {
  /** Of the part of the refresh token that stays. */
  token_hash: string
  /** Of the part that changes at each refresh; empty before the first. */
  current_hash: string
  previous_hash: string | null
  /** The token now in force, for a client that asks twice. */
  sealed_current: string | null
  rotated_at: number | null
  sub: string
  origin_jti: string
  auth_time: number
  expires_at: number
  revoked_at: number | null
  scope: string
  signed_in_by: SignedInBy
}

export type PoolTables = {
  pool_users: Defaulted<
    PoolUser,
    | 'username'
    | 'email_verified'
    | 'password_set_at'
    | 'sealed_totp'
    | 'sealed_pending_totp'
    | 'totp_name'
    | 'totp_enabled'
    | 'totp_step'
  >
  pool_keys: {
    kid: string
    token_use: 'id' | 'access'
    public_jwk: Record<string, unknown>
    sealed_private_jwk: string
    created_at: number
    retired_at: number | null
  }
  pool_sessions: PoolSession
  pool_spent: { handle: string; until: number }
  pool_failures: { who: string; failures: number; last_at: number }
  pool_codes: { sub: string; purpose: string; code_mac: string; value: string; expires_at: number }
  pool_counts: { what: string; count: number; until: number }
  /** Sessions that ended while an access token of theirs may still be alive. The owner reads it and refuses these. */
  session_revocations: { origin_jti: string; until: number }
}
