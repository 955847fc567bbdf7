import { randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import { sql as raw } from 'kysely'
import type { Secrets } from '../config/secrets.ts'
import type { PoolDb } from './tables.ts'

export type TokenUse = 'id' | 'access'

export interface SigningKey {
  kid: string
  privateKey: CryptoKey
}

/** RS256 keys, one for ID tokens and one for access tokens, made once and kept sealed. */
export interface PoolKeys {
  signing: Record<TokenUse, SigningKey>
  /** The JWKS document: every public key, the newest first. */
  jwks: { keys: JWK[] }
  /** The same keys, ready to verify with. */
  verifying: JWTVerifyGetKey
}

const PURPOSE = 'pool signing key'
/** Any number, the same at every gateway. */
const LOCK = 4_600_001

export async function loadKeys(db: PoolDb, secrets: Secrets, nowSeconds: number): Promise<PoolKeys> {
  for (const use of ['id', 'access'] as const) await ensureKey(db, secrets, use, nowSeconds)
  const rows = await db.scope.query(
    db.sql.selectFrom('pool_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid'),
  )
  const newest = async (use: TokenUse): Promise<SigningKey> => {
    const row = rows.find((candidate) => candidate.token_use === use)
    const jwk = row && secrets.open(PURPOSE, row.sealed_private_jwk)
    if (!row || !jwk)
      throw new Error('The sign-in keys cannot be opened: SECRET_KEY is not the one they were made with.')
    return { kid: row.kid, privateKey: (await importJWK(JSON.parse(jwk) as JWK, 'RS256')) as CryptoKey }
  }
  const jwks = { keys: rows.map((row) => row.public_jwk as JWK) }
  return {
    signing: { id: await newest('id'), access: await newest('access') },
    jwks,
    verifying: createLocalJWKSet(jwks),
  }
}

/** Of gateways that start together on a new database one makes the key, or each would sign with what the others do not know. */
async function ensureKey(db: PoolDb, secrets: Secrets, use: TokenUse, nowSeconds: number): Promise<void> {
  await db.scope.transaction(async (scope) => {
    await scope.run([raw`select pg_advisory_xact_lock(${LOCK}::bigint)`.compile(db.sql)])
    const rows = await scope.query(db.sql.selectFrom('pool_keys').select('kid').where('token_use', '=', use).limit(1))
    if (rows.length > 0) return
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = randomUUID()
    await scope.query(
      db.sql.insertInto('pool_keys').values({
        kid,
        token_use: use,
        public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
        sealed_private_jwk: secrets.seal(PURPOSE, JSON.stringify(await exportJWK(privateKey))),
        created_at: nowSeconds,
      }),
    )
  })
}
