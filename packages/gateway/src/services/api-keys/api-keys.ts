import { AppError, type ApiKey, type NewApiKey } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { makeKey } from '../../identity/api-key.ts'
import { presentApiKey } from '../../presenters/api-key.ts'
import { insertKey, listKeys, revokeKey } from '../../store/api-keys.ts'
import { companyDb, inTransaction } from '../../store/db.ts'

const MAX_KEYS = 20

export async function listApiKeys(context: Context, actor: UserActor): Promise<{ keys: ApiKey[] }> {
  const rows = await listKeys(companyDb(context.store, actor.companyId))
  return { keys: rows.map(presentApiKey) }
}

/** @throws AppError `too_many` */
export async function createApiKey(context: Context, actor: UserActor, name: string): Promise<NewApiKey> {
  const { keyId, secret, secretHash } = makeKey()
  const at = nowSeconds(context.clock)
  const row = {
    id: keyId,
    company_id: actor.companyId,
    name: name.trim(),
    secret_hash: secretHash,
    created_by: actor.userId,
    created_at: at,
    last_used_at: null,
    revoked_at: null,
  }
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const good = (await listKeys(db)).filter((key) => key.revoked_at === null)
    if (good.length >= MAX_KEYS) throw new AppError('too_many')
    await insertKey(db, row)
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'api-key-created',
      subject: keyId,
      atSeconds: at,
    })
  })
  return { ...presentApiKey(row), secret }
}

export async function revokeApiKey(context: Context, actor: UserActor, keyId: string): Promise<{ keyId: string }> {
  const at = nowSeconds(context.clock)
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await revokeKey(db, keyId, at))) throw new AppError('not_found')
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'api-key-revoked',
      subject: keyId,
      atSeconds: at,
    })
    return { keyId }
  })
}
