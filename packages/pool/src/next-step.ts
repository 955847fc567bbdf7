import { createHash } from 'node:crypto'
import { refusalsEn } from '@tabard/contract'
import { countUp } from './counts.ts'
import { isSpent, openChallenge, sealChallenge, spendChallenge } from './challenge.ts'
import { forgetFailures, takeAttempt } from './lockout.ts'
import { limitExceeded, notAuthorized, PoolError, sessionExpired, sessionSpent, wrongPassword } from './pool-error.ts'
import { CHALLENGE_SECONDS } from './lifetimes.ts'
import { nowSeconds, type Pool, type PoolCaller } from './pool.ts'
import type { PoolUser } from './tables.ts'
import { issueTokens } from './tokens.ts'
import { attributesOf, findUser } from './users.ts'

/** How long a temporary password can be used after the invitation. */
const TEMPORARY_PASSWORD_SECONDS = 7 * 86_400
/** How many wrong codes one challenge allows. */
const MAX_CODES = 5

/** What each challenge but the first holds: whose it is, and which password opened it. */
export interface UserChallenge {
  sub: string
  passwordMark: string
}

export type ChallengeKind = 'new password' | 'mfa' | 'mfa setup' | 'mfa is set up'

/** Decides what follows a right password: a refusal, another challenge, or tokens. */
export async function afterPassword(pool: Pool, user: PoolUser, caller: PoolCaller): Promise<object> {
  if (user.status === 'EXTERNAL_PROVIDER') throw wrongPassword()
  if (!user.enabled) throw notAuthorized(refusalsEn.disabled)
  if (user.status === 'UNCONFIRMED') throw new PoolError('UserNotConfirmedException', refusalsEn.notConfirmed)
  if (user.status === 'RESET_REQUIRED') {
    throw new PoolError('PasswordResetRequiredException', refusalsEn.resetRequired)
  }
  return user.status === 'FORCE_CHANGE_PASSWORD' ? askNewPassword(pool, user) : askSecondFactor(pool, user, caller)
}

/**
 * Asks for the authenticator's code where an app is set up; for setting one up where this user must have one; else
 * gives the tokens.
 */
export async function askSecondFactor(pool: Pool, user: PoolUser, caller: PoolCaller): Promise<object> {
  const isAsked = await isMfaAsked(pool, user)
  if (user.sealed_totp !== null && (user.totp_enabled || isAsked)) {
    return challenge(pool, user, 'SOFTWARE_TOKEN_MFA', 'mfa', { FRIENDLY_DEVICE_NAME: user.totp_name })
  }
  if (isAsked) {
    return challenge(pool, user, 'MFA_SETUP', 'mfa setup', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })
  }
  return finish(pool, user, caller)
}

export async function isMfaAsked(pool: Pool, user: PoolUser): Promise<boolean> {
  return pool.settings.isMfaRequired || ((await pool.hooks.mustUseMfa?.(user)) ?? false)
}

export async function finish(pool: Pool, user: PoolUser, caller: PoolCaller): Promise<object> {
  if (caller.finish) return caller.finish(user)
  const AuthenticationResult = await issueTokens(pool, user)
  await pool.hooks.onEvent?.({ type: 'signed-in', user, ip: caller.ip })
  return { ChallengeParameters: {}, AuthenticationResult }
}

export function sealUserChallenge(pool: Pool, user: PoolUser, kind: ChallengeKind, more: object = {}): string {
  const content: UserChallenge = { sub: user.sub, passwordMark: passwordMark(user) }
  return sealChallenge(pool, kind, { ...content, ...more })
}

/** The user a challenge is for, as they are now. @throws PoolError when their password has changed since */
export async function openUserChallenge<More extends object>(pool: Pool, kind: ChallengeKind, session: unknown) {
  const opened = openChallenge<UserChallenge & More>(pool, kind, session)
  if (await isSpent(pool, opened)) throw sessionSpent()
  const user = await findUser(pool, opened.sub)
  if (!user || passwordMark(user) !== opened.passwordMark) throw sessionExpired()
  if (!user.enabled) throw notAuthorized(refusalsEn.disabled)
  return { user, opened }
}

/**
 * Counts a code before it is compared. One challenge allows five, and all of a user's challenges together the lockout's
 * number: otherwise somebody who knows the password could go on guessing. A wrong code leaves the challenge as it was.
 */
export async function takeCode(pool: Pool, handle: string, user: PoolUser, caller: PoolCaller): Promise<void> {
  if ((await countUp(pool, `challenge ${handle}`, 2 * CHALLENGE_SECONDS)) > MAX_CODES) throw sessionExpired()
  try {
    await takeAttempt(pool, codesOf(user), caller.ip)
  } catch (error) {
    throw error instanceof PoolError ? limitExceeded() : error
  }
}

/** The name under which a user's wrong codes are counted. */
export function codesOf(user: PoolUser): string {
  return `code ${user.sub}`
}

/** The code was right: ends the challenge and forgets the user's failures. */
export async function endChallenge(
  pool: Pool,
  opened: { handle: string; until: number },
  user: PoolUser,
  caller: PoolCaller,
): Promise<void> {
  await spendChallenge(pool, opened)
  await forgetFailures(pool, codesOf(user), caller.ip)
}

/** Changes whenever a password is set, even when the same one is set again. */
function passwordMark(user: PoolUser): string {
  return createHash('sha256').update(user.sealed_verifier).digest('base64url').slice(0, 16)
}

function challenge(pool: Pool, user: PoolUser, name: string, kind: ChallengeKind, parameters: object): object {
  return {
    ChallengeName: name,
    Session: sealUserChallenge(pool, user, kind),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, ...parameters },
  }
}

function askNewPassword(pool: Pool, user: PoolUser): object {
  if (user.password_set_at + TEMPORARY_PASSWORD_SECONDS <= nowSeconds(pool))
    throw notAuthorized(refusalsEn.temporaryExpired)
  return challenge(pool, user, 'NEW_PASSWORD_REQUIRED', 'new password', {
    // Both must be there, as JSON in strings, because the client parses both.
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(attributesOf(user)),
  })
}
