import type { Migration } from './migration.ts'
import { tenantTable } from './tenant-table.ts'

/** For companies that sign up and manage themselves: keys, users of other systems, photos, counts. */
export const company: Migration = {
  name: '0014-company',
  statements: [
    // Names that look alike share a key, so that `acme` and `acrne` cannot both be taken.
    `alter table companies
       add column subdomain_key text,
       add column disabled_message text,
       add column field_mappings jsonb not null default '{}'`,
    `create unique index companies_subdomain_alike on companies (subdomain_key)`,

    `alter table users
       add column platform text,
       add column external_client_id text,
       add column external_user_id text,
       add column photo_key text,
       add column photo_type text,
       add column signatures_since bigint`,
    // Users of an applicant system may have no known e-mail address.
    `drop index users_email`,
    `create unique index users_email on users (lower(email)) where email <> 'No Email'`,
    `create unique index users_external on users (company_id, platform, external_user_id)`,

    `create table api_keys (
       id text primary key,
       company_id text not null references companies (id),
       name text not null,
       secret_hash text not null,
       created_by text,
       created_at bigint not null,
       last_used_at bigint,
       revoked_at bigint
     )`,
    `create index api_keys_company on api_keys (company_id)`,
    ...tenantTable('api_keys'),

    `create table telemetry_events (
       id bigint generated always as identity primary key,
       company_id text not null references companies (id),
       user_id text,
       name integer not null,
       correlation_id text,
       time_zone text,
       created_at bigint not null,
       received_at bigint not null
     )`,
    `create index telemetry_events_company on telemetry_events (company_id, received_at)`,
    `create index telemetry_events_received on telemetry_events (received_at)`,
    ...tenantTable('telemetry_events', { grants: 'select, insert' }),
  ],
}
