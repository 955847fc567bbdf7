import { randomInt } from 'node:crypto'
import { createStore } from '../../../packages/gateway/src/store/create-store.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const part = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * Makes a folder with 100 copies of one application that was read from a file. Every fourth has an open link. Other
 * folders hold 3,000 more, so that lists must find their rows among those of others.
 */
export async function seed({ dataDir, databaseUrl, appId }) {
  const store = await createStore({ dataDir, databaseUrl })
  const system = store.asSystem()
  const companyId = appId.slice(0, 36)
  const columns = await columnsOf(store)
  const folders = Array.from({ length: 31 }, () => `${companyId}_${part()}`)
  const created = Math.floor(Date.now() / 1000)
  await system.query(
    store.sql
      .insertInto('folders')
      .values(folders.map((id, n) => ({ id, company_id: companyId, name: `Folder ${n}`, created_at: created }))),
  )
  const rest = columns.filter((name) => !['id', 'folder_id', 'received_time'].includes(name)).join(', ')
  for (const folderId of folders) {
    const ids = Array.from({ length: 100 }, () => `${folderId}_${part()}`)
    await system.run([
      {
        sql: `insert into applications (id, folder_id, received_time, ${rest})
          select copy.id, $2, received_time + copy.n, ${rest} from applications,
            (select value as id, ordinality as n from jsonb_array_elements_text($3::jsonb) with ordinality) as copy
          where applications.id = $1`,
        parameters: [appId, folderId, ids],
      },
    ])
    const linked = ids.filter((_, n) => n % 4 === 0)
    await system.query(
      store.sql.insertInto('links').values(
        linked.map((id) => ({
          id: `${id}_${part()}`,
          company_id: companyId,
          application_id: id,
          short_id: part() + part(),
          name: 'A client',
          expires_at: created + 86_400,
          created_at: created,
        })),
      ),
    )
  }
  await system.run([{ sql: 'analyze', parameters: [] }])
  const folderId = folders[0]
  const [first] = await system.query(
    store.sql.selectFrom('applications').select('id').where('folder_id', '=', folderId).orderBy('id').limit(1),
  )
  await store.close()
  return { companyId, folderId, appId: first.id }
}

async function columnsOf(store) {
  const { rows } = await store.execute(
    `select column_name from information_schema.columns where table_name = 'applications' and table_schema = 'public'`,
  )
  return rows.map((row) => row.column_name)
}
