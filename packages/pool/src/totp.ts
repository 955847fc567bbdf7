import { Secret, TOTP } from 'otpauth'
import { PoolError } from './pool-error.ts'
import type { Pool } from './pool.ts'

const PURPOSE = 'pool authenticator'
/** 256 bits come to the 52 characters that AWS hands out. */
const SECRET_BYTES = 32
const STEP_SECONDS = 30

/** A new secret for an authenticator app, in base 32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function sealTotp(pool: Pool, secret: string): string {
  return pool.secrets.seal(PURPOSE, secret)
}

export function openTotp(pool: Pool, sealed: string): string {
  const secret = pool.secrets.open(PURPOSE, sealed)
  if (secret === null)
    throw new Error('An authenticator secret cannot be opened: SECRET_KEY is not the one it was sealed with.')
  return secret
}

/** The step whose code this is, one to either side of now; null when it is none. SHA-1, six digits, 30 seconds: what every app does. */
export function stepOfCode(pool: Pool, secret: string, code: unknown): number | null {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
  const delta = totp.validate({ token: code, window: 1, timestamp: pool.now() })
  return delta === null ? null : Math.floor(pool.now() / 1000 / STEP_SECONDS) + delta
}

/** Each code works once, at whichever gateway. @throws PoolError when it did already */
export async function spendStep(pool: Pool, sub: string, step: number): Promise<void> {
  const taken = await pool.db.scope.query(
    pool.db.sql
      .updateTable('pool_users')
      .set({ totp_step: step })
      .where('sub', '=', sub)
      .where('totp_step', '<', step)
      .returning('sub'),
  )
  if (taken.length !== 1) throw new PoolError('ExpiredCodeException', 'Your software token has already been used once.')
}

export const noSoftwareToken = (): PoolError =>
  new PoolError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.')
