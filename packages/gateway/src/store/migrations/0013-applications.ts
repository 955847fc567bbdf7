import type { Migration } from './migration.ts'
import { tenantTable } from './tenant-table.ts'

/**
 * Where an application came from, its picture, deleted ids, accepted writes, the sources of a finished document, and the
 * bytes a company keeps. Triggers count these, so that the count is right whatever code adds or removes a file.
 */
export const applications: Migration = {
  name: '0013-applications',
  statements: [
    `alter table applications
       add column cv_type text,
       add column external_client_id text,
       add column external_user_id text,
       add column job_id text,
       add column headshot jsonb`,
    `create index applications_email on applications (company_id, lower(email_address))`,

    `create table application_tombstones (
       id text primary key,
       company_id text not null references companies (id),
       deleted_at bigint not null
     )`,
    ...tenantTable('application_tombstones', { grants: 'select, insert, delete' }),

    `create table application_writes (
       company_id text not null references companies (id),
       application_id text not null,
       write_id uuid not null,
       body_hash text not null,
       revision integer not null,
       created_at bigint not null,
       primary key (application_id, write_id),
       foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
     )`,
    ...tenantTable('application_writes', { grants: 'select, insert, delete' }),

    `alter table outputs
       add column output_name text,
       add column user_id text,
       add column chapters jsonb not null default '[]',
       add column bullhorn_output_data jsonb,
       add column image_type text`,

    `create table storage_usage (
       company_id text primary key references companies (id) on delete cascade,
       bytes bigint not null default 0
     )`,
    ...tenantTable('storage_usage', { grants: 'select, insert, update' }),
    `insert into storage_usage (company_id, bytes)
       select company_id, sum(size_bytes)
       from (select company_id, size_bytes from files union all select company_id, size_bytes from outputs) as kept
       group by company_id`,
    `create function count_stored_bytes() returns trigger language plpgsql set search_path = public as $$
     begin
       if tg_op = 'INSERT' then
         insert into storage_usage (company_id, bytes) values (new.company_id, new.size_bytes)
           on conflict (company_id) do update set bytes = storage_usage.bytes + excluded.bytes;
       else
         update storage_usage set bytes = greatest(0, bytes - old.size_bytes) where company_id = old.company_id;
       end if;
       return null;
     end $$`,
    `create trigger files_counted after insert or delete on files for each row execute function count_stored_bytes()`,
    `create trigger outputs_counted after insert or delete on outputs for each row execute function count_stored_bytes()`,
  ],
}
