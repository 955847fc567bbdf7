import { randomInt } from 'node:crypto'
import { refusalsEn } from '@tabard/contract'
import { sameBytes } from './same-bytes.ts'
import { afterwards } from './afterwards.ts'
import { PoolError } from './pool-error.ts'
import { nowSeconds, type CodeMessage, type Pool } from './pool.ts'
import type { PoolUser } from './tables.ts'

type Purpose = CodeMessage['purpose']

const DIGITS = 6

/**
 * Makes a code that stands for `value`; the code before it stops working. Only a keyed hash is kept, because all
 * million codes are soon tried against a plain one.
 */
export async function makeCode(
  pool: Pool,
  sub: string,
  { purpose, value, minutes }: { purpose: Purpose; value: string; minutes: number },
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const row = { code_mac: macOf(pool, sub, purpose, code), value, expires_at: nowSeconds(pool) + minutes * 60 }
  const { sql, scope } = pool.db
  await scope.run([
    sql
      .deleteFrom('pool_codes')
      .where('expires_at', '<', nowSeconds(pool) - 86_400)
      .compile(),
    sql
      .insertInto('pool_codes')
      .values({ sub, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet(row))
      .compile(),
  ])
  return code
}

/** What the code stands for. It stays until `spendCode`. @throws PoolError when it is wrong, old, or none was asked for */
export async function checkCode(pool: Pool, sub: string, purpose: Purpose, code: unknown): Promise<string> {
  const [row] = await pool.db.scope.query(
    pool.db.sql.selectFrom('pool_codes').selectAll().where('sub', '=', sub).where('purpose', '=', purpose),
  )
  if (!row || row.expires_at * 1000 <= pool.now()) throw expiredCode()
  const given = macOf(pool, sub, purpose, typeof code === 'string' ? code.trim() : '')
  if (!sameBytes(Buffer.from(given), Buffer.from(row.code_mac))) throw wrongCode()
  return row.value
}

/** What a code that still works stands for; null when there is none. */
export async function findCodeValue(pool: Pool, sub: string, purpose: Purpose): Promise<string | null> {
  const [row] = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('pool_codes')
      .select('value')
      .where('sub', '=', sub)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', nowSeconds(pool)),
  )
  return row?.value ?? null
}

/** When several calls bring the right code at once, one may use it. @throws PoolError for the others */
export async function spendCode(pool: Pool, sub: string, purpose: Purpose, code: unknown): Promise<void> {
  const code_mac = macOf(pool, sub, purpose, String(code).trim())
  const spent = await pool.db.scope.query(
    pool.db.sql
      .deleteFrom('pool_codes')
      .where('sub', '=', sub)
      .where('purpose', '=', purpose)
      .where('code_mac', '=', code_mac)
      .returning('sub'),
  )
  if (spent.length !== 1) throw expiredCode()
}

export const wrongCode = (): PoolError => new PoolError('CodeMismatchException', refusalsEn.wrongMailedCode)
export const expiredCode = (): PoolError => new PoolError('ExpiredCodeException', refusalsEn.expiredMailedCode)

/** Gives the code to the pool's owner, which delivers it. */
export function deliver(pool: Pool, user: PoolUser, message: CodeMessage): void {
  afterwards(pool, () => pool.hooks.sendCode?.(user, message))
}

/**
 * `j***@g***`, as Cognito shows where a code went. It is made from what the caller sent, never from what we know: if the
 * answer to an id showed an address, it would tell that the id exists.
 */
export function deliveryDetails(address: string): { CodeDeliveryDetails: Record<string, string> } {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: domain === '' ? '***@***' : `${[...name][0] ?? ''}***@${[...domain][0] ?? ''}***`,
    },
  }
}

function macOf(pool: Pool, sub: string, purpose: Purpose, code: string): string {
  return pool.secrets.mac('pool code', `${sub} ${purpose} ${code}`).toString('base64url')
}
