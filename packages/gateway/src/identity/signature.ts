import { AppError, type SignaturePayload } from '@tabard/contract'
import {
  SignJWT,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  type CryptoKey,
  type JWK,
} from 'jose'
import { randomUUID } from 'node:crypto'
import type { Secrets } from '../config/secrets.ts'
import { systemDb } from '../store/db.ts'
import type { Store } from '../store/store.ts'

/** Mints and verifies signature tokens: EdDSA, keys in the database, newest signs and all verify. */
export interface Signatures {
  mint(payload: SignaturePayload): Promise<string>
  /** @throws AppError `signature_expired` or `signature_invalid` */
  verify(token: string): Promise<SignaturePayload>
  /** Makes a new key that signs from now on; older ones go on verifying what they signed. */
  rotate(): Promise<void>
}

const TYPE = 'tabard-sig+jwt'
const AUDIENCE = 'tabard-signature'
const PURPOSE = 'signature key'
const MAX_TOKEN_LENGTH = 8192

interface Ring {
  signing: { kid: string; key: CryptoKey }
  verifying: Map<string, CryptoKey>
}

export async function createSignatures(options: {
  store: Store
  secrets: Secrets
  issuer: string
  /** Milliseconds since 1970. */
  now(): number
}): Promise<Signatures> {
  const { store, secrets, issuer, now } = options
  let ring = (await loadRing(store, secrets)) ?? (await addKey())

  async function addKey(): Promise<Ring> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const db = systemDb(store)
    await db.scope.query(
      db.sql.insertInto('signature_keys').values({
        kid: randomUUID(),
        public_jwk: { ...(await exportJWK(publicKey)) },
        sealed_private_jwk: secrets.seal(PURPOSE, JSON.stringify(await exportJWK(privateKey))),
        created_at: Math.floor(now() / 1000),
        retired_at: null,
      }),
    )
    const loaded = await loadRing(store, secrets)
    if (!loaded) throw new Error('The signature key that was just made is not there.')
    return loaded
  }

  async function keyFor(kid: string | undefined): Promise<CryptoKey> {
    if (!kid || kid.length > 64) throw new AppError('signature_invalid')
    // Another gateway may have rotated: look once more before refusing. Only in our own table, never at an address in the token.
    if (!ring.verifying.has(kid)) ring = (await loadRing(store, secrets)) ?? ring
    const key = ring.verifying.get(kid)
    if (!key) throw new AppError('signature_invalid')
    return key
  }

  return {
    mint: (payload) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: ring.signing.kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(payload.exp)
        .sign(ring.signing.key),
    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) throw new AppError('signature_invalid')
      try {
        const key = await keyFor(decodeProtectedHeader(token).kid)
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['EdDSA'],
          typ: TYPE,
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub', 'companyId', 'resource', 'rights', 'navigationAllowed'],
          currentDate: new Date(now()),
        })
        return payload as unknown as SignaturePayload
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new AppError('signature_expired', { cause: error })
        throw error instanceof AppError ? error : new AppError('signature_invalid', { cause: error })
      }
    },
    async rotate() {
      ring = await addKey()
    },
  }
}

/** Every key that is not retired; null when there is none yet. */
async function loadRing(store: Store, secrets: Secrets): Promise<Ring | null> {
  const db = systemDb(store)
  const rows = await db.scope.query(
    db.sql
      .selectFrom('signature_keys')
      .selectAll()
      .where('retired_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('kid'),
  )
  const newest = rows[0]
  if (!newest) return null
  const jwk = secrets.open(PURPOSE, newest.sealed_private_jwk)
  if (jwk === null)
    throw new Error('The signature keys cannot be opened: SECRET_KEY is not the one they were made with.')
  const verifying = await Promise.all(
    rows.map(async (row) => [row.kid, (await importJWK(row.public_jwk as JWK, 'EdDSA')) as CryptoKey] as const),
  )
  const key = (await importJWK(JSON.parse(jwk) as JWK, 'EdDSA')) as CryptoKey
  return { signing: { kid: newest.kid, key }, verifying: new Map(verifying) }
}
