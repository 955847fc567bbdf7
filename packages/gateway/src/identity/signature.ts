import { AppError, isAppError, isSpelledAsJwt, SIGNATURE_LIFE_SECONDS, type SignaturePayload } from '@tabard/contract'
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
import { sql as raw } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import { inTransaction, systemDb } from '../store/db.ts'
import type { Store } from '../store/store.ts'

/** Mints and verifies signature tokens: EdDSA, keys in the database. The newest key signs, all keys verify. */
export interface Signatures {
  mint(payload: SignaturePayload): Promise<string>
  /** @throws AppError `signature_expired` or `signature_invalid` */
  verify(token: string): Promise<SignaturePayload>
  /** What a token of ours says, also after its end; null when it is not ours. It lets nobody in. */
  read(token: string): Promise<{ payload: SignaturePayload; hasEnded: boolean } | null>
  /** Makes a new key that signs from now on. Older keys still verify until the tokens they signed have expired. */
  rotate(): Promise<void>
  /** The same, if the signing key is older than this. @returns whether a key was made */
  rotateIfOlder(seconds: number): Promise<boolean>
}

const TYPE = 'tabard-sig+jwt'
const AUDIENCE = 'tabard-signature'
const PURPOSE = 'signature key'
const MAX_TOKEN_LENGTH = 8192

/** Keys are read again after this time. Until then we may sign with a key that another gateway has retired. */
const KNOWN_MS = 60_000
/** Least time between two reads for an unknown key id, so that tokens with made-up ids do not cost a query each. */
const MISS_PAUSE_MS = 1_000
/** How long a retired key still verifies: twice the longest life of a token. */
const OVERLAP_SECONDS = 2 * SIGNATURE_LIFE_SECONDS
/** Any number, the same at every gateway. */
const LOCK = 4_600_002

interface Ring {
  atMs: number
  createdAt: number
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
  const seconds = (): number => Math.floor(now() / 1000)
  const load = async (): Promise<Ring | null> => loadRing(store, secrets, now())
  let ring = (await load()) ?? (await addKey({ unlessSince: null }))

  /** When several gateways call this at the same moment, one makes the key and the others load it. */
  async function addKey(when: { unlessSince: number | null }): Promise<Ring> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const row = {
      kid: randomUUID(),
      public_jwk: { ...(await exportJWK(publicKey)) },
      sealed_private_jwk: secrets.seal(PURPOSE, JSON.stringify(await exportJWK(privateKey))),
      created_at: seconds(),
      retired_at: null,
    }
    await inTransaction(systemDb(store), async ({ scope, sql }) => {
      await scope.run([raw`select pg_advisory_xact_lock(${LOCK}::bigint)`.compile(sql)])
      const inForce = await scope.query(
        sql.selectFrom('signature_keys').select('created_at').where('retired_at', 'is', null),
      )
      if (inForce.some((key) => when.unlessSince === null || key.created_at > when.unlessSince)) return
      await scope.query(
        sql.updateTable('signature_keys').set({ retired_at: row.created_at }).where('retired_at', 'is', null),
      )
      await scope.query(sql.deleteFrom('signature_keys').where('retired_at', '<', row.created_at - OVERLAP_SECONDS))
      await scope.query(sql.insertInto('signature_keys').values(row))
    })
    const loaded = await load()
    if (!loaded) throw new Error('The signature key that was just made is not there.')
    return loaded
  }

  let missedAtMs = -Infinity
  async function keyFor(kid: string | undefined): Promise<CryptoKey> {
    if (!kid || kid.length > 64) throw new AppError('signature_invalid')
    // Another gateway may have made this key, so the table is read again. An address in the token is never followed.
    if (!ring.verifying.has(kid) && Math.abs(now() - missedAtMs) > MISS_PAUSE_MS) {
      missedAtMs = now()
      ring = (await load()) ?? ring
    }
    const key = ring.verifying.get(kid)
    if (!key) throw new AppError('signature_invalid')
    return key
  }

  const reader = createReader({ keyFor, issuer, now })

  return {
    ...reader,
    async mint(payload) {
      if (Math.abs(now() - ring.atMs) > KNOWN_MS) ring = (await load()) ?? ring
      return new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: ring.signing.kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(payload.exp)
        .sign(ring.signing.key)
    },
    async rotate() {
      // No key is newer than this number, so a new one is always made.
      ring = await addKey({ unlessSince: Number.MAX_SAFE_INTEGER })
    },
    async rotateIfOlder(age) {
      ring = (await load()) ?? ring
      if (ring.createdAt > seconds() - age) return false
      ring = await addKey({ unlessSince: seconds() - age })
      return true
    },
  }
}

/** Reads tokens with the keys there are. */
function createReader({
  keyFor,
  issuer,
  now,
}: {
  keyFor(kid: string | undefined): Promise<CryptoKey>
  issuer: string
  now(): number
}): Pick<Signatures, 'verify' | 'read'> {
  const verify = async (token: string): Promise<SignaturePayload> => {
    if (token.length > MAX_TOKEN_LENGTH || !isSpelledAsJwt(token)) throw new AppError('signature_invalid')
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
  }
  return {
    verify,
    async read(token) {
      try {
        return { payload: await verify(token), hasEnded: false }
      } catch (error) {
        // The library compares the time last, so that an expired token was found to be genuine.
        const cause = isAppError(error) ? error.cause : undefined
        if (!(cause instanceof errors.JWTExpired)) return null
        return { payload: cause.payload as unknown as SignaturePayload, hasEnded: true }
      }
    },
  }
}

/** Every key whose tokens may still be valid, the newest first. Null when there is none yet. */
async function loadRing(store: Store, secrets: Secrets, nowMs: number): Promise<Ring | null> {
  const db = systemDb(store)
  const alive = Math.floor(nowMs / 1000) - OVERLAP_SECONDS
  const rows = await db.scope.query(
    db.sql
      .selectFrom('signature_keys')
      .selectAll()
      .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', alive)]))
      .orderBy(raw`retired_at is null`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('kid'),
  )
  const newest = rows[0]
  if (!newest || newest.retired_at !== null) return null
  const jwk = secrets.open(PURPOSE, newest.sealed_private_jwk)
  if (jwk === null)
    throw new Error('The signature keys cannot be opened: SECRET_KEY is not the one they were made with.')
  const verifying = await Promise.all(
    rows.map(async (row) => [row.kid, (await importJWK(row.public_jwk as JWK, 'EdDSA')) as CryptoKey] as const),
  )
  const key = (await importJWK(JSON.parse(jwk) as JWK, 'EdDSA')) as CryptoKey
  return {
    atMs: nowMs,
    createdAt: newest.created_at,
    signing: { kid: newest.kid, key },
    verifying: new Map(verifying),
  }
}
