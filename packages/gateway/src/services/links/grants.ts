import { createHash, randomBytes } from 'node:crypto'
import { SIGNATURE_LIFE_SECONDS, type SignatureGrant, type SignaturePayload } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { Db } from '../../store/db.ts'
import { insertRefreshCode } from '../../store/refresh-codes.ts'

/** What a refresh code stands for: the claims of the tokens to come, and when the whole ends. */
export interface GrantSubject {
  claims: Omit<SignaturePayload, 'exp'>
  /** Seconds; for a link it is looked up anew each time, since it may be moved. */
  endsAt: number
  /** Seconds: when the code was given. A user's codes can be withdrawn up to a time. */
  at?: number
}

/** How long before its end a token is renewed, so that the next one arrives in time even on a slow line. */
const REFRESH_AHEAD_SECONDS = 60

/** A token and the code for the next one. Runs as the system: codes belong to no company's tables. */
export async function issueGrant(context: Context, db: Db, subject: GrantSubject): Promise<SignatureGrant> {
  const { refreshToken } = await issueCode(db, subject)
  return grantWith(context, subject, refreshToken)
}

/** The code for the next token; only its hash is kept. */
export async function issueCode(db: Db, subject: GrantSubject): Promise<{ refreshToken: string; codeHash: string }> {
  const refreshToken = randomBytes(32).toString('base64url')
  const codeHash = hashOfCode(refreshToken)
  await insertRefreshCode(db, {
    code_hash: codeHash,
    company_id: subject.claims.companyId,
    subject: { ...subject },
    expires_at: subject.endsAt,
  })
  return { refreshToken, codeHash }
}

/** The token that goes with a code. Outside any transaction: signing may have to look for a newer key. */
export async function grantWith(
  context: Context,
  subject: GrantSubject,
  refreshToken: string,
): Promise<SignatureGrant> {
  const now = nowSeconds(context.clock)
  const exp = Math.min(now + SIGNATURE_LIFE_SECONDS, subject.endsAt)
  const accessToken = await context.mintSignature({ ...subject.claims, exp })
  const life = exp - now
  const refreshExpiry = Math.max(
    5,
    life > 2 * REFRESH_AHEAD_SECONDS ? life - REFRESH_AHEAD_SECONDS : Math.floor(life / 2),
  )
  return { accessToken, refreshToken, refreshExpiry }
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
