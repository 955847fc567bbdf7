import { randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import { sql as raw } from 'kysely'
import { ACCESS_SECONDS } from './lifetimes.ts'
import type { PoolDb, PoolSecrets } from './ports.ts'
import type { PoolTables } from './tables.ts'

export type TokenUse = 'id' | 'access'

export interface SigningKey {
  kid: string
  privateKey: CryptoKey
}

/** RS256 keys, one for ID tokens and one for access tokens, kept sealed; several gateways share them. */
export interface KeyRing {
  signing(use: TokenUse): Promise<SigningKey>
  /** The JWKS document as it is now: the keys that sign, and the retired keys whose tokens may still be valid. */
  jwks(): Promise<{ keys: JWK[] }>
  /**
   * Verifies with any of the keys. For an unknown key the keys are loaded again, because another gateway may have made
   * it.
   */
  verifying: JWTVerifyGetKey
  /** Makes new keys that sign from now on. The old ones stay to verify what they signed, and are deleted later. */
  rotate(): Promise<void>
}

const PURPOSE = 'pool signing key'
/** Any number, the same at every gateway. */
const LOCK = 4_600_001
/** How long a gateway may go on signing with keys that another one has retired. */
const SIGNING_KNOWN_MS = 60_000
/** The shortest time between two loads for an unknown key, because tokens with made-up key ids must not cost a query each. */
const MISS_PAUSE_MS = 1_000
/** A retired key stays published for twice the lifetime of a token, so that its last token can be verified. */
const OVERLAP_SECONDS = 2 * ACCESS_SECONDS

interface Loaded {
  signing: Record<TokenUse, SigningKey>
  jwks: { keys: JWK[] }
  find: JWTVerifyGetKey
  atMs: number
}

export async function createKeyRing(db: PoolDb, secrets: PoolSecrets, now: () => number): Promise<KeyRing> {
  await makeKeys(db, secrets, now, { isRotation: false })
  let loaded = await loadKeys(db, secrets, now)
  let missedAtMs = -Infinity
  const reload = async (): Promise<Loaded> => (loaded = await loadKeys(db, secrets, now))
  return {
    async signing(use) {
      const isOld = Math.abs(now() - loaded.atMs) > SIGNING_KNOWN_MS
      return (isOld ? await reload() : loaded).signing[use]
    },
    jwks: async () => (await reload()).jwks,
    async verifying(header, token) {
      try {
        return await loaded.find(header, token)
      } catch (error) {
        const missedJustNow = Math.abs(now() - missedAtMs) < MISS_PAUSE_MS
        if (!(error instanceof errors.JWKSNoMatchingKey) || missedJustNow) throw error
        missedAtMs = now()
        return (await reload()).find(header, token)
      }
    },
    async rotate() {
      await makeKeys(db, secrets, now, { isRotation: true })
      await reload()
    },
  }
}

async function loadKeys(db: PoolDb, secrets: PoolSecrets, now: () => number): Promise<Loaded> {
  const rows = await db.scope.query(
    db.sql.selectFrom('pool_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid'),
  )
  const published = rows.filter((row) => !isOver(row, now()))
  const newest = async (use: TokenUse): Promise<SigningKey> => {
    const row = published.find((candidate) => candidate.token_use === use && candidate.retired_at === null)
    const jwk = row && secrets.open(PURPOSE, row.sealed_private_jwk)
    if (!row || !jwk)
      throw new Error('The sign-in keys cannot be opened: SECRET_KEY is not the one they were made with.')
    return { kid: row.kid, privateKey: (await importJWK(JSON.parse(jwk) as JWK, 'RS256')) as CryptoKey }
  }
  const jwks = { keys: published.map((row) => row.public_jwk as JWK) }
  const [id, access] = await Promise.all([newest('id'), newest('access')])
  return { signing: { id, access }, jwks, find: createLocalJWKSet(jwks), atMs: now() }
}

function isOver({ retired_at }: PoolTables['pool_keys'], nowMs: number): boolean {
  return retired_at !== null && (retired_at + OVERLAP_SECONDS) * 1000 < nowMs
}

/**
 * When gateways start together on a new database, only one makes keys: otherwise each would sign with keys the others
 * do not know.
 */
async function makeKeys(
  db: PoolDb,
  secrets: PoolSecrets,
  now: () => number,
  { isRotation }: { isRotation: boolean },
): Promise<void> {
  const at = Math.floor(now() / 1000)
  await db.scope.transaction(async (scope) => {
    await scope.run([raw`select pg_advisory_xact_lock(${LOCK}::bigint)`.compile(db.sql)])
    const inForce = await scope.query(db.sql.selectFrom('pool_keys').select('kid').where('retired_at', 'is', null))
    if (inForce.length > 0 && !isRotation) return
    const made = await Promise.all((['id', 'access'] as const).map((use) => makeKey(secrets, use, at)))
    await scope.run([
      db.sql.updateTable('pool_keys').set({ retired_at: at }).where('retired_at', 'is', null).compile(),
      db.sql
        .deleteFrom('pool_keys')
        .where('retired_at', '<', at - OVERLAP_SECONDS)
        .compile(),
      db.sql.insertInto('pool_keys').values(made).compile(),
    ])
  })
}

async function makeKey(secrets: PoolSecrets, use: TokenUse, at: number): Promise<PoolTables['pool_keys']> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID()
  return {
    kid,
    token_use: use,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sealed_private_jwk: secrets.seal(PURPOSE, JSON.stringify(await exportJWK(privateKey))),
    created_at: at,
    retired_at: null,
  }
}
