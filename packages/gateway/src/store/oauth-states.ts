import type { Db } from './db.ts'
import type { NewOauthState, OauthStateRow } from './schema.ts'

export async function insertOauthState(db: Db, row: NewOauthState): Promise<void> {
  await db.scope.query(db.sql.insertInto('oauth_states').values(row))
}

/** Finds and deletes a state of this company and user. When two calls come at once, only one gets it. */
export async function takeOauthState(
  db: Db,
  by: { handle: string; userId: string },
): Promise<OauthStateRow | undefined> {
  const rows = await db.scope.query(
    db.sql.deleteFrom('oauth_states').where('handle', '=', by.handle).where('user_id', '=', by.userId).returningAll(),
  )
  return rows[0]
}

/** Run as the system. */
export async function removeOauthStatesBefore(db: Db, seconds: number): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('oauth_states').where('until', '<', seconds))
}
