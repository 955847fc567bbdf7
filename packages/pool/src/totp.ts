import { Secret, TOTP } from 'otpauth'
import { refusalsEn } from '@tabard/contract'
import { PoolError } from './pool-error.ts'
import type { Pool } from './pool.ts'

const PURPOSE = 'pool authenticator'
/** 256 bits are 52 characters in base 32, as many as AWS's secrets have. */
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

/**
 * The step whose code this is: the present one or one to either side; null when it is none of them. Every app uses
 * SHA-1, six digits, 30 seconds.
 */
export function stepOfCode(pool: Pool, secret: string, code: unknown): number | null {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
  const delta = totp.validate({ token: code, window: 1, timestamp: pool.now() })
  return delta === null ? null : Math.floor(pool.now() / 1000 / STEP_SECONDS) + delta
}

/** A code works once, whichever gateway takes it. @throws PoolError when it was used before */
export async function spendStep(pool: Pool, sub: string, step: number): Promise<void> {
  const taken = await pool.db.scope.query(
    pool.db.sql
      .updateTable('pool_users')
      .set({ totp_step: step })
      .where('sub', '=', sub)
      .where('totp_step', '<', step)
      .returning('sub'),
  )
  if (taken.length !== 1) throw new PoolError('ExpiredCodeException', refusalsEn.usedAppCode)
}

export const noSoftwareToken = (): PoolError => new PoolError('SoftwareTokenMFANotFoundException', refusalsEn.noApp)
