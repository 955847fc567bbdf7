/**
 * The statements that switch on row-level security for a table. A company reads and writes its own rows, the owner (the
 * system) all rows, every other role none. It is forced, so that the owner needs a policy too.
 */
export function tenantTable(table: string, options: { companyColumn?: string; grants?: string } = {}): string[] {
  const { companyColumn = 'company_id', grants = 'select, insert, update, delete' } = options
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy own_company on ${table} to tabard_tenant
       using (${companyColumn} = current_setting('app.company', true))
       with check (${companyColumn} = current_setting('app.company', true))`,
    `create policy system on ${table} to current_user using (true) with check (true)`,
    `grant ${grants} on ${table} to tabard_tenant`,
  ]
}

/** The statements for a table that only the system may use: the tenant role gets no grant and no policy. */
export function systemTable(table: string): string[] {
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} to current_user using (true) with check (true)`,
  ]
}
