import { normalEmail } from '@tabard/contract'
import { sql as raw } from 'kysely'
import { makeVerifier, type Verifier } from './srp.ts'
import { nowSeconds, type Pool } from './pool.ts'
import type { PoolUser, UserStatus } from './tables.ts'

const PURPOSE = 'pool verifier'

/** By e-mail address, in any case, or by the user's own id: the client sends either. */
export async function findUser(pool: Pool, name: string): Promise<PoolUser | undefined> {
  const rows = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('pool_users')
      .selectAll()
      .where((where) =>
        isUserId(name) ? where('sub', '=', name) : where(raw`lower(email)`, '=', raw`lower(${normalEmail(name)})`),
      ),
  )
  return rows[0]
}

function isUserId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

export interface NewPoolUser {
  sub: string
  username?: string
  email: string
  /** For a user whom an identity provider signs in, a password that nobody knows. */
  password: string
  status: UserStatus
  attributes: Record<string, string>
  isEmailVerified?: boolean
}

export async function insertUser(pool: Pool, user: NewPoolUser): Promise<void> {
  const at = nowSeconds(pool)
  await pool.db.scope.query(
    pool.db.sql.insertInto('pool_users').values({
      sub: user.sub,
      username: user.username ?? null,
      email: normalEmail(user.email),
      email_verified: user.isEmailVerified ?? true,
      status: user.status,
      enabled: true,
      attributes: user.attributes,
      ...(await newPassword(pool, user.sub, user.password)),
      created_at: at,
      modified_at: at,
    }),
  )
}

export type PoolUserChange = Partial<Omit<PoolUser, 'sub' | 'created_at' | 'modified_at'>>

export async function changeUser(pool: Pool, sub: string, change: PoolUserChange): Promise<void> {
  await pool.db.scope.query(
    pool.db.sql
      .updateTable('pool_users')
      .set({ ...change, modified_at: nowSeconds(pool) })
      .where('sub', '=', sub),
  )
}

/** Deletes the user and their unused codes. Their sessions must have been ended before; the rows stay to record that. */
export async function deleteUser(pool: Pool, sub: string): Promise<void> {
  const { sql, scope } = pool.db
  await scope.run([
    sql.deleteFrom('pool_codes').where('sub', '=', sub).compile(),
    sql.deleteFrom('pool_users').where('sub', '=', sub).compile(),
  ])
}

/** The columns a new password changes. */
export async function newPassword(
  pool: Pool,
  sub: string,
  password: string,
): Promise<Pick<PoolUser, 'sealed_verifier' | 'password_set_at'>> {
  const sealed_verifier = sealVerifier(pool, await makeVerifier(pool.name, sub, password))
  return { sealed_verifier, password_set_at: nowSeconds(pool) }
}

function sealVerifier(pool: Pool, verifier: Verifier): string {
  return pool.secrets.seal(PURPOSE, JSON.stringify(verifier))
}

export function openVerifier(pool: Pool, user: PoolUser): Verifier {
  const text = pool.secrets.open(PURPOSE, user.sealed_verifier)
  if (text === null)
    throw new Error('A password verifier cannot be opened: SECRET_KEY is not the one it was sealed with.')
  return JSON.parse(text) as Verifier
}

/** The attributes as the wire lists them; `sub` leads, as at Cognito. */
export function attributesOf(user: PoolUser): Record<string, string> {
  return { sub: user.sub, email: user.email, ...user.attributes }
}

/** The name clients know the user by: they use it in the keys of the browser's storage. */
export function usernameOf(user: PoolUser): string {
  return user.username ?? user.sub
}

/**
 * The stand-in for a name nobody has. It is the same each time, has the form of a real user, and gets rows where a
 * real user would.
 */
export function unknownUser(pool: Pool, name: string): { sub: string; seed: Buffer } {
  const sub = isUserId(name)
    ? name
    : uuidFrom(pool.secrets.mac('pool unknown user', `${pool.id} ${name.toLowerCase()}`))
  // The seed comes from the id, not the name: a real user has one salt under both, so the stand-in must too.
  return { sub, seed: pool.secrets.mac('pool unknown user', sub) }
}

/**
 * A version 4 id. Its variant differs from id to id as in real ones, because a constant one would tell which ids are
 * made up.
 */
function uuidFrom(seed: Buffer): string {
  const bytes = Buffer.from(seed.subarray(16, 32))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
