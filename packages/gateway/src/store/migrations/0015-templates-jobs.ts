import type { Migration } from './migration.ts'
import { tenantTable } from './tenant-table.ts'

/** Jobs, how many each company has made, and the background pictures of templates. */
export const templatesJobs: Migration = {
  name: '0015-templates-jobs',
  statements: [
    `alter table templates add column image_templates jsonb not null default '[]'`,

    // Counted in a column and not from the rows, because a deleted job does not give its credit back.
    `alter table companies add column jobs_created integer not null default 0`,
    `create table jobs (
       id text primary key,
       company_id text not null references companies (id),
       status text not null default 'open',
       title text not null,
       description text not null default '',
       info jsonb not null default '{}',
       external_id text,
       created_by text,
       created_time bigint not null,
       last_modified_time bigint not null,
       revision integer not null default 1,
       unique (company_id, id)
     )`,
    `create index jobs_company on jobs (company_id, created_time desc)`,
    ...tenantTable('jobs'),
  ],
}
