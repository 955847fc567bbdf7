import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/** Whether the database holds any data of the demo. Run as the system. */
export async function findDemoTraces(
  db: Db,
  demo: { emails: readonly string[]; keyId: string },
): Promise<{ companies: boolean; users: boolean; keys: boolean }> {
  const [answer] = await db.scope.run([
    raw`select
        exists (select 1 from companies where body ->> 'demo' = 'true') as companies,
        exists (select 1 from users where lower(email) in (${raw.join([...demo.emails])})) as users,
        exists (select 1 from api_keys where id = ${demo.keyId}) as keys`.compile(db.sql),
  ])
  const row = answer?.rows[0]
  return { companies: row?.['companies'] === true, users: row?.['users'] === true, keys: row?.['keys'] === true }
}
