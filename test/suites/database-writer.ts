import { writeSync } from 'node:fs'
import { createStore } from '../../packages/gateway/src/store/create-store.ts'

/**
 * Run as a process, to be killed: opens the data folder and writes rows for ever, telling each one's number
 * once it is acknowledged. Every fifth write is a transaction of two rows.
 */
const [dataDir, companyId = ''] = process.argv.slice(2)
const store = await createStore({ dataDir: dataDir ?? '' })
writeSync(1, 'ready\n')
const insert = (id: string) =>
  store.sql.insertInto('folders').values({ id, company_id: companyId, name: id, created_at: 1 })
const base = Date.now()
for (let n = 0; ; n += 1) {
  const id = `${base}-${n}`
  if (n % 5 === 0) {
    await store.asCompany(companyId).transaction(async (transaction) => {
      await transaction.query(insert(id))
      await transaction.query(insert(`${id}-pair`))
    })
  } else {
    await store.asCompany(companyId).query(insert(id))
  }
  writeSync(1, `${id}\n`)
}
