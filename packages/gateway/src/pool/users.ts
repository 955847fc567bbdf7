import { sql as raw } from 'kysely'
import { makeVerifier, type Verifier } from './srp.ts'
import type { Pool } from './pool.ts'
import type { PoolUser, UserStatus } from './tables.ts'

const PURPOSE = 'pool verifier'

/** By e-mail address, in any case, or by the user's own id: the client sends either. */
export async function findUser(pool: Pool, name: string): Promise<PoolUser | undefined> {
  const rows = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('pool_users')
      .selectAll()
      .where((where) =>
        isUserId(name) ? where('sub', '=', name) : where(raw`lower(email)`, '=', raw`lower(${name})`),
      ),
  )
  return rows[0]
}

function isUserId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

export async function insertUser(
  pool: Pool,
  user: { sub: string; email: string; password: string; status: UserStatus; attributes: Record<string, string> },
): Promise<void> {
  const at = Math.floor(pool.now() / 1000)
  await pool.db.scope.query(
    pool.db.sql.insertInto('pool_users').values({
      sub: user.sub,
      email: user.email,
      status: user.status,
      enabled: true,
      attributes: user.attributes,
      sealed_verifier: sealVerifier(pool, makeVerifier(pool.name, user.sub, user.password)),
      created_at: at,
      modified_at: at,
    }),
  )
}

export async function changeUser(
  pool: Pool,
  sub: string,
  change: Partial<Pick<PoolUser, 'attributes' | 'enabled' | 'status' | 'sealed_verifier' | 'email'>>,
): Promise<void> {
  const modified_at = Math.floor(pool.now() / 1000)
  await pool.db.scope.query(
    pool.db.sql
      .updateTable('pool_users')
      .set({ ...change, modified_at })
      .where('sub', '=', sub),
  )
}

export function sealVerifier(pool: Pool, verifier: Verifier): string {
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
