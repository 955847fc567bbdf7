import type { Migration } from './migration.ts'
import { systemTable, tenantTable } from './tenant-table.ts'

/** What running the product needs: letters on their way, what a company has used today, its exports, and who did which round last. */
export const operations: Migration = {
  name: '0012-operations',
  statements: [
    // Written by whoever acts, read by the system alone: a letter may hold a code or a temporary password.
    `create table mail_outbox (
       id uuid primary key,
       company_id text default nullif(current_setting('app.company', true), ''),
       about text,
       kind text not null,
       to_address text not null,
       sealed_letter text not null,
       created_at bigint not null,
       sent_at bigint,
       failure text
     )`,
    `create index mail_outbox_created on mail_outbox (created_at desc)`,
    `create index mail_outbox_about on mail_outbox (about)`,
    ...tenantTable('mail_outbox', { grants: 'insert' }),

    `create table company_usage (
       company_id text not null references companies (id),
       day text not null,
       quota text not null,
       used integer not null default 0,
       primary key (company_id, day, quota)
     )`,
    ...tenantTable('company_usage'),

    `create table exports (
       id text primary key,
       company_id text not null references companies (id),
       requested_by text not null,
       status text not null,
       storage_keys jsonb not null default '[]',
       size_bytes bigint not null default 0,
       sha256 text,
       failure text,
       created_at bigint not null,
       finished_at bigint,
       expires_at bigint not null,
       unique (company_id, id)
     )`,
    `create index exports_company on exports (company_id, created_at desc)`,
    ...tenantTable('exports'),

    // Of several gateways one does a round: whoever moves the time first.
    `create table rounds (
       name text primary key,
       last_at bigint not null
     )`,
    ...systemTable('rounds'),
  ],
}
