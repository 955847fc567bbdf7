// The least a handler can do: Hono, plain SQL on the same engine class, JSON. No sign-in, no company's wrapper, no checks.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const { dataDir, databaseUrl, port, companyId, folderId, appId } = JSON.parse(process.argv[2])
const { query, queryOurs, close } = databaseUrl ? await onPostgres() : await onPglite()

const small = `id, folder_id, status, candidate_name, email_address, phone_number, identifier, linked_url, headline, location,
  template_id, template_version, total_experience, average_tenure, score, file_types, submitted_by, received_time,
  output_name, duplication, failure, file_name, revision, updated_at`
const counts = `
  (select count(*)::integer from links where links.application_id = applications.id) as links,
  (select count(*)::integer from links join link_views on link_views.link_id = links.id
    where links.application_id = applications.id) as views`
const list = `select ${small}, ${counts} from applications where company_id = $1 and folder_id = $2
  order by received_time desc, id`
const single = `select ${small}, free_text, embed_card, misc_data, cover_letter, ${counts}
  from applications where company_id = $1 and id = $2`
const asJson = (sql) => `select json_agg(item)::text as list from (${sql}) as item`

const app = new Hono()
app.get('/list', async (c) => c.json(await query(list, [companyId, folderId])))
app.get('/single', async (c) => c.json((await query(single, [companyId, appId]))[0]))
// The fastest that our own store can do: prepared statements on Postgres, and rows joined by the database on PGlite.
app.get('/list-best', async (c) => c.json(await best(list, [companyId, folderId])))
app.get('/single-best', async (c) => c.json((await best(single, [companyId, appId]))[0]))
serve({ fetch: app.fetch, port }, () => process.send?.('ready'))
process.once('SIGTERM', () => void close().then(() => process.exit(0)))

async function best(sql, parameters) {
  if (databaseUrl) return queryOurs(sql, parameters)
  return JSON.parse((await queryOurs(asJson(sql), parameters))[0].list)
}

/** The driver in its usual form. */
async function onPostgres() {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const { openPostgres } = await import('../../../packages/gateway/src/store/postgres.ts')
  const engine = await openPostgres({ databaseUrl })
  return {
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows,
    queryOurs: runOn(engine),
    close: async () => void (await Promise.all([pool.end(), engine.close()])),
  }
}

/** Runs it on a thread of its own, as a server must. */
async function onPglite() {
  const { openPglite } = await import('../../../packages/gateway/src/store/pglite.ts')
  const engine = await openPglite({ dataDir: `${dataDir}/database` })
  return { query: runOn(engine), queryOurs: runOn(engine), close: () => engine.close() }
}

function runOn(engine) {
  return async (sql, parameters) => (await engine.run({ as: 'system' }, [{ sql, parameters }]))[0].rows
}
