import { sql as raw, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/**
 * Erases a candidate, table by table. All of it runs as the system, because companies have no rights on letters, jobs and
 * codes. So each statement must name the company itself.
 */
export interface ErasedRows {
  versions: number
  files: number
  links: number
  views: number
  jobs: number
  letters: string[]
  others: number
}

/** The CVs with this e-mail address, either now or in the original file. */
export async function findCandidate(db: Db, companyId: string, emailAddress: string): Promise<string[]> {
  const address = emailAddress.toLowerCase()
  const rows = await db.scope.query(
    db.sql
      .selectFrom('applications')
      .select('id')
      .where('company_id', '=', companyId)
      .where(
        raw<boolean>`(lower(email_address) = ${address}
          or lower(misc_data -> 'parsed' -> 'emailAddress' ->> 'value') = ${address})`,
      )
      .orderBy('id'),
  )
  return rows.map((row) => row.id)
}

/** The id of this CV, if it belongs to the company. */
export async function findCompanyApplication(db: Db, companyId: string, appId: string): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql.selectFrom('applications').select('id').where('company_id', '=', companyId).where('id', '=', appId),
  )
  return rows.map((row) => row.id)
}

/** CVs without a change since then, the oldest first. */
export async function findUntouched(db: Db, companyId: string, beforeMs: number, limit: number): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('applications')
      .select('id')
      .where('company_id', '=', companyId)
      .where('updated_at', '<', beforeMs)
      .orderBy('updated_at')
      .limit(limit),
  )
  return rows.map((row) => row.id)
}

/** The addresses by which letters to the candidate are found. */
export async function findAddresses(db: Db, companyId: string, appIds: readonly string[]): Promise<string[]> {
  if (appIds.length === 0) return []
  const rows = await db.scope.query(
    db.sql
      .selectFrom('applications')
      .select([
        'email_address',
        raw<string | null>`misc_data -> 'parsed' -> 'emailAddress' ->> 'value'`.as('parsed_address'),
      ])
      .where('company_id', '=', companyId)
      .where('id', 'in', [...appIds]),
  )
  const all = rows.flatMap((row) => [row.email_address, row.parsed_address])
  return [...new Set(all.flatMap((address) => (address ? [address.toLowerCase()] : [])))]
}

export async function eraseRows(
  db: Db,
  companyId: string,
  what: { appIds: readonly string[]; addresses: readonly string[] },
): Promise<ErasedRows> {
  const ids = raw`(${raw.join(what.appIds.length > 0 ? what.appIds : [''])})`
  const addresses = raw`(${raw.join(what.addresses.length > 0 ? what.addresses : [''])})`
  const change = async (statement: RawBuilder<unknown>): Promise<number> =>
    (await db.scope.run([statement.compile(db.sql)]))[0]?.affected ?? 0
  const ofCompany = raw`company_id = ${companyId}`
  const mentions = (column: RawBuilder<unknown>) =>
    raw`exists (select 1 from (values ${raw.join(what.appIds.map((id) => raw`(${id}::text)`))}) as erased (id)
        where strpos(${column}::text, erased.id) > 0)`

  const letters = await db.scope.query(
    db.sql
      .deleteFrom('mail_outbox')
      .where(raw<boolean>`${ofCompany} and (about in ${ids} or lower(to_address) in ${addresses})`)
      .returning('id'),
  )
  // The candidate's addresses may also be in other links, among those to be told of visits.
  await change(
    raw`update links set update_emails = coalesce(
          (select jsonb_agg(one) from jsonb_array_elements_text(update_emails) as each (one)
           where lower(one) not in ${addresses}), '[]'::jsonb)
        where ${ofCompany} and exists (
          select 1 from jsonb_array_elements_text(update_emails) as each (one) where lower(one) in ${addresses})`,
  )
  const erased: ErasedRows = {
    versions: 0,
    files: 0,
    links: 0,
    views: 0,
    jobs: 0,
    letters: letters.map((row) => row.id),
    others: 0,
  }
  if (what.appIds.length === 0) return erased

  erased.views = await change(
    raw`delete from link_views where ${ofCompany}
        and link_id in (select id from links where ${ofCompany} and application_id in ${ids})`,
  )
  for (const table of await tablesAboutApplications(db)) {
    const count = await change(raw`delete from ${raw.table(table)} where ${ofCompany} and application_id in ${ids}`)
    if (table === 'application_versions') erased.versions += count
    else if (table === 'files' || table === 'outputs') erased.files += count
    else if (table === 'links') erased.links += count
    else erased.others += count
  }
  erased.others += await change(raw`delete from refresh_codes where ${ofCompany} and ${mentions(raw`subject`)}`)
  erased.jobs += await change(
    raw`delete from job_outbox where (company_id is null or ${ofCompany}) and ${mentions(raw`data`)}`,
  )
  // Finished jobs too, because they keep their data for days. The ids are unique, so no job of another company matches.
  erased.jobs += await change(raw`delete from pgboss.job where ${mentions(raw`data`)}`)
  await change(raw`update applications set duplication = null where ${ofCompany} and duplication in ${ids}`)
  await change(
    raw`update audit set details = '{}' where ${ofCompany} and details <> '{}'
        and (subject in ${ids} or ${mentions(raw`subject`)})`,
  )
  await change(raw`delete from applications where ${ofCompany} and id in ${ids}`)
  return erased
}

/** Every table with an application's id, read from the database, so that erasure covers a new table without further code. */
async function tablesAboutApplications(db: Db): Promise<string[]> {
  const [answer] = await db.scope.run([
    raw`select c.relname as name from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
               and a.attname in ('application_id', 'company_id')) = 2
        order by c.relname`.compile(db.sql),
  ])
  return (answer?.rows ?? []).map((row) => String(row['name']))
}
