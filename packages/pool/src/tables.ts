import type { Generated } from 'kysely'

/** A user's status, in Cognito's own words. */
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
  /** The secret of the authenticator app, sealed, once the app has proved that it has it. */
  sealed_totp: string | null
  /** A secret that was given to a user whose app has not proved yet that it has it. */
  sealed_pending_totp: string | null
  totp_name: string
  totp_enabled: boolean
  /** The last 30-second step whose code was taken: each works once. */
  totp_step: number
  created_at: number
  modified_at: number
}

/** How a session began; the pool's owner may decide by it. */
export type SignedInBy = 'password' | 'hosted' | 'federated'

type Defaulted<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]: Generated<Row[Name]> }

export type PoolSession = {
  /** The hash of the part of the refresh token that stays the same. */
  token_hash: string
  /** The hash of the part that changes at each refresh; empty before the first. */
  current_hash: string
  previous_hash: string | null
  /** The token now in force, sealed, because a client that asks twice gets it again. */
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
  /** Ended sessions whose access tokens have not all expired. The pool's owner reads them and refuses their tokens. */
  session_revocations: { origin_jti: string; until: number }
}
