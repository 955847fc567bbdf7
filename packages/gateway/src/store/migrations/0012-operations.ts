import type { Migration } from './migration.ts'
import { systemTable, tenantTable } from './tenant-table.ts'

/** Tables for running the product: letters to be sent, a company's daily use, its exports, and the time of each round. */
export const operations: Migration = {
  name: '0012-operations',
  statements: [
    // Every scope may write letters, but only the system reads them, because a letter may hold a code or a temporary password.
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

    // One gateway does a round: the one that first moves the time.
    `create table rounds (
       name text primary key,
       last_at bigint not null
     )`,
    ...systemTable('rounds'),
  ],
}
