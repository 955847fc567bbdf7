import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError, idPart } from '@tabard/contract'
import { systemDb } from '../store/db.ts'
import { findKeyWithCompany, touchKey } from '../store/api-keys.ts'
import type { Store } from '../store/store.ts'
import type { ApiKeyActor } from './actor.ts'

/** A key's time of last use is written at most once in this time. */
const TOUCH_SECONDS = 60
const KEY_ID = /^[\w-]{1,64}$/
const MAX_SECRET_LENGTH = 200
/** A secret is compared with this hash when its key does not exist, so that both cases take the same time. */
const nobody = hashOfSecret(randomBytes(32).toString('base64url'))

export interface KeyParts {
  store: Store
  /** Publicly known keys, which are refused in production. */
  refused: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
}

/** Identifies the company's server that calls: `x-api-key` names the key, `x-api-secret` proves it. */
export function createAuthenticateKey({ store, refused, now }: KeyParts): (headers: Headers) => Promise<ApiKeyActor> {
  return async (headers) => {
    const keyId = headers.get('x-api-key') ?? ''
    const secret = headers.get('x-api-secret') ?? ''
    if (keyId === '') throw new AppError('no_api_key')
    if (secret === '') throw new AppError('no_credentials')
    if (!KEY_ID.test(keyId) || secret.length > MAX_SECRET_LENGTH || refused.includes(keyId)) {
      throw new AppError('api_key_invalid')
    }
    const db = systemDb(store)
    const row = await findKeyWithCompany(db, keyId)
    const isRight = isSecret(secret, row?.secret_hash ?? nobody)
    if (!row || !isRight || row.revoked_at !== null) throw new AppError('api_key_invalid')
    if (row.disabled) throw new AppError('account_disabled', { message: row.disabled_message ?? undefined })
    const at = Math.floor(now() / 1000)
    if (row.last_used_at === null || row.last_used_at + TOUCH_SECONDS <= at) await touchKey(db, keyId, at)
    return { kind: 'api-key', companyId: row.company_id, keyId }
  }
}

/** A new key. The secret is shown once and not stored. Its plain hash is safe to store, because the secret has 256 random bits. */
export function makeKey(): { keyId: string; secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { keyId: `key-${idPart(randomBytes(12))}`, secret, secretHash: hashOfSecret(secret) }
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashOfSecret(secret))
  const kept = Buffer.from(hash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
