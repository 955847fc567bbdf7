import type { KeyRing } from './keys.ts'
import type { PoolDb, PoolSecrets } from './ports.ts'
import type { PoolUser, SignedInBy } from './tables.ts'

/** What the pool lets its owner decide. Cognito calls them triggers. */
export interface PoolHooks {
  /**
   * Called before any secret is compared. `metadata` is the client's validation data, shown once a sign-in. Throw to refuse: the
   * client hears "PreAuthentication failed with error <message>."
   */
  beforeSignIn?(
    metadata: Record<string, string>,
    caller: PoolCaller,
    action?: 'sign_in' | 'forgot_password',
  ): Promise<void>
  /**
   * Called before tokens are made, at sign-in and at each refresh. Throw to refuse: "PreTokenGeneration failed with
   * error <message>."
   */
  beforeTokens?(user: PoolUser, session: { by: SignedInBy; isRefresh: boolean }): Promise<void>
  /** Whether this user must have a second factor. */
  mustUseMfa?(user: PoolUser): Promise<boolean>
  /** Sends a code to its user. The answer does not wait for it, because the time it takes would tell who exists. */
  sendCode?(user: PoolUser, message: CodeMessage): Promise<void>
  /** Is told what belongs in an audit, after it happened and before the client gets its answer. */
  onEvent?(event: PoolEvent): Promise<void>
}

export interface CodeMessage {
  purpose: 'reset' | 'verify-email'
  /** The address: the user's, or the one they want to have. */
  to: string
  code: string
  minutes: number
}

export interface PoolEvent {
  type:
    | 'signed-in'
    | 'sign-in-locked'
    | 'signed-out-everywhere'
    | 'password-changed'
    | 'password-reset'
    | 'mfa-changed'
    | 'email-changed'
    | 'refresh-replayed'
  user: PoolUser
  ip: string
  /** The new address, where that is what changed; `user` still has the old one. */
  email?: string
  details?: Record<string, string | boolean>
}

export interface PoolCaller {
  ip: string
  /** Makes what a sign-in ends in where that is not tokens: the hosted page gives a code. */
  finish?(user: PoolUser): Promise<object>
}

/** What an operator may decide; AWS has the same switches at the pool or its app client. */
export interface PoolSettings {
  /** Each refresh answers with a new refresh token. If the old one is used again, the session ends. */
  isRefreshRotating: boolean
  /** Seconds for which the old one is still accepted, because two tabs may refresh at once and an answer may be lost. */
  refreshGraceSeconds: number
  /** How long a code for a new password works. AWS has 60; ASVS 6.5.5 allows 10. */
  resetCodeMinutes: number
  /** Off: answers say that a name is unknown, as with AWS's LEGACY setting. */
  hidesUnknownUsers: boolean
  /** USER_PASSWORD_AUTH: the password itself on the wire. */
  allowsPasswordFlow: boolean
  /** Everybody must use an authenticator app. */
  isMfaRequired: boolean
}

export const defaultSettings: PoolSettings = {
  isRefreshRotating: true,
  refreshGraceSeconds: 60,
  resetCodeMinutes: 10,
  hidesUnknownUsers: true,
  allowsPasswordFlow: false,
  isMfaRequired: false,
}

/** What every action is given. */
export interface Pool {
  /** `<region>_<name>`. The name is part of every verifier: changing it locks everybody out. */
  id: string
  name: string
  clientId: string
  issuer: string
  db: PoolDb
  keys: KeyRing
  secrets: PoolSecrets
  hooks: PoolHooks
  settings: PoolSettings
  /** Milliseconds since 1970. */
  now(): number
  /** Is told of failures that no client sees. */
  onUnexpected(error: unknown): void
}

export type Action = (pool: Pool, input: Record<string, unknown>, caller: PoolCaller) => Promise<object>

export function nowSeconds(pool: Pick<Pool, 'now'>): number {
  return Math.floor(pool.now() / 1000)
}

/** The scope of a user's own sign-in. Every action about oneself requires it. */
export const USER_SCOPE = 'aws.cognito.signin.user.admin'
