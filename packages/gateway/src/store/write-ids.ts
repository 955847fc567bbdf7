import type { Db } from './db.ts'

const DAY_SECONDS = 86_400

/** An accepted write and the revision it made. */
export interface KnownWriteId {
  bodyHash: string
  revision: number
}

export async function findWriteId(db: Db, appId: string, writeId: string): Promise<KnownWriteId | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('application_writes')
      .select(['body_hash', 'revision'])
      .where('application_id', '=', appId)
      .where('write_id', '=', writeId),
  )
  return rows.map((row) => ({ bodyHash: row.body_hash, revision: row.revision }))[0]
}

/** Remembers a write for a day, because no client tries a write again after that. */
export async function insertWriteId(
  db: Db,
  write: KnownWriteId & { companyId: string; appId: string; writeId: string; atSeconds: number },
): Promise<void> {
  await db.scope.run([
    db.sql
      .deleteFrom('application_writes')
      .where('application_id', '=', write.appId)
      .where('created_at', '<', write.atSeconds - DAY_SECONDS)
      .compile(),
    db.sql
      .insertInto('application_writes')
      .values({
        company_id: write.companyId,
        application_id: write.appId,
        write_id: write.writeId,
        body_hash: write.bodyHash,
        revision: write.revision,
        created_at: write.atSeconds,
      })
      .compile(),
  ])
}
