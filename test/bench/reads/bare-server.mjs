// The least a handler can do: Hono, plain SQL on the same engine class, JSON. No sign-in, no company's wrapper, no checks.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const { dataDir, databaseUrl, port, companyId, folderId, appId } = JSON.parse(process.argv[2])
const store = '../../../packages/gateway/src/store'
const engine = databaseUrl
  ? await (await import(`${store}/postgres.ts`)).openPostgres({ databaseUrl })
  : await (await import(`${store}/pglite.ts`)).openPglite({ dataDir: `${dataDir}/database` })

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

const query = async (sql, parameters) => (await engine.run({ as: 'system' }, [{ sql, parameters }]))[0].rows
const app = new Hono()
app.get('/list', async (c) => c.json(await query(list, [companyId, folderId])))
app.get('/single', async (c) => c.json((await query(single, [companyId, appId]))[0]))
// The same, put together by the database: on the embedded one this is what a careful author would write.
app.get('/list-json', async (c) => c.json(JSON.parse((await query(asJson(list), [companyId, folderId]))[0].list)))
app.get('/single-json', async (c) => c.json(JSON.parse((await query(asJson(single), [companyId, appId]))[0].list)[0]))
serve({ fetch: app.fetch, port }, () => process.send?.('ready'))
process.once('SIGTERM', () => void engine.close().then(() => process.exit(0)))
