import pg from 'pg'
import { removeOrphans } from '../../../packages/gateway/src/background/remove-orphans.ts'
import { createStorage } from '../../../packages/gateway/src/storage/index.ts'
import { createStore } from '../../../packages/gateway/src/store/create-store.ts'
import { readCount } from './traffic.mjs'

/** Checks that everything acknowledged is there, and that the rows agree with each other. */
export async function inspect({ databaseUrl, environment, recruiters, ledger }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const count = async (sql, values) => Number((await client.query(sql, values)).rows[0].n)
  try {
    const [recruiter] = recruiters
    let lost = 0
    let torn = 0
    const folders = await recruiter.listFolders()
    for (const id of ledger.folders) if (!(id in folders)) lost += 1
    for (const id of ledger.uploads) {
      const original = await recruiter.readOriginal(id)
      if (original === undefined) lost += 1
      else if (!original.equals(ledger.cv)) torn += 1
    }
    for (const [key, newest] of ledger.counters) {
      const [appId, side] = key.split(' ')
      const number = readCount(await recruiter.read(appId), side)
      if (!(number >= newest)) lost += newest - (number || 0)
    }
    // Every id of a company's records begins with the company's own id.
    const companyId = [...ledger.uploads][0].slice(0, 36)
    const storage = await createStorage({
      dataDir: null,
      s3: {
        endpoint: environment.S3_ENDPOINT,
        bucket: environment.S3_BUCKET,
        region: environment.S3_REGION,
        accessKeyId: environment.S3_ACCESS_KEY_ID,
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
      },
    })
    const stored = new Set(await storage.list(companyId, 'applications/'))
    const { rows } = await client.query(`select storage_key from files where company_id = $1`, [companyId])
    const known = new Set(rows.map((row) => row.storage_key))
    const result = {
      acknowledged: ledger.acknowledged,
      uploads: ledger.uploads.size,
      folders: ledger.folders.size,
      lost,
      torn,
      // Every reading makes one version.
      doubled: await count(
        `select count(*) as n from (select application_id from application_versions where author = 'parser'
         group by 1 having count(*) > 1) as twice`,
      ),
      stuck: await count(`select count(*) as n from applications where status = 'processing'`),
      failed: await count(`select count(*) as n from applications where status = 'failed'`),
      dead: await count(`select count(*) as n from pgboss.job where name = 'dead-letter'`),
      takenOver: await count(
        `select count(*) as n from pgboss.job where name = 'parse-application' and retry_count > 0`,
      ),
      slowestTakeoverSeconds: await count(
        `select coalesce(max(extract(epoch from completed_on - created_on)), 0)::integer as n from pgboss.job
         where name = 'parse-application' and retry_count > 0 and state = 'completed'`,
      ),
      missingObjects: [...known].filter((key) => !stored.has(key)).length,
      orphans: [...stored].filter((key) => !known.has(key)).length,
      ...(await sweep({ databaseUrl, storage, companyId, known })),
      complaints: [...ledger.complaints].slice(0, 5),
    }
    return result
  } finally {
    await client.end()
  }
}

/** Does what the daily round does, without waiting a week for it. */
async function sweep({ databaseUrl, storage, companyId, known }) {
  const store = await createStore({ databaseUrl })
  const inAMinute = { now: () => Date.now() + 60_000 }
  const orphansRemoved = await removeOrphans({ store, storage, clock: inAMinute }, 0)
  await store.close()
  const left = await storage.list(companyId, 'applications/')
  return {
    orphansRemoved,
    orphansAfterSweep: left.filter((key) => !known.has(key)).length,
    lostInSweep: [...known].filter((key) => !left.includes(key)).length,
  }
}
