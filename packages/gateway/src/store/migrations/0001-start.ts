import type { Migration } from './migration.ts'
import { systemTable, tenantTable } from './tenant-table.ts'

/**
 * The roles and the first tables. Foreign keys include the company: the check of a plain foreign key bypasses row-level
 * security, so that a row could refer to another company's row.
 */
export const start: Migration = {
  name: '0001-start',
  statements: [
    // Roles belong to the whole cluster, so another database may make the role at the same moment, even after a check.
    `do $$ begin
       create role tabard_tenant nologin;
     exception when duplicate_object or unique_violation then null;
     end $$`,
    // A login role that is no superuser must be a member of the role to `set role`. Superusers need not.
    `do $$ begin
       if not pg_has_role(current_user, 'tabard_tenant', 'member') then
         execute format('grant tabard_tenant to %I', current_user);
       end if;
     end $$`,
    `grant usage on schema public to tabard_tenant`,

    `create table companies (
       id text primary key,
       client_name text not null,
       subdomain text unique,
       language text not null default 'en',
       sso_enabled boolean not null default false,
       disabled boolean not null default false,
       identifier_shown boolean not null default false,
       branding jsonb not null default '{}',
       brand_colors jsonb not null default '{}',
       options jsonb not null default '{}',
       limits jsonb not null default '{}',
       custom_tags jsonb not null default '{}',
       body jsonb not null default '{}',
       created_at bigint not null,
       revision integer not null default 1
     )`,
    ...tenantTable('companies', { companyColumn: 'id' }),

    `create table users (
       id text primary key,
       company_id text not null references companies (id),
       email text not null,
       name text not null,
       user_role text not null,
       user_type text not null default 'app',
       disabled boolean not null default false,
       profile jsonb not null default '{}',
       created_at bigint not null
     )`,
    `create unique index users_email on users (lower(email))`,
    `create index users_company on users (company_id)`,
    ...tenantTable('users'),

    `create table folders (
       id text primary key,
       company_id text not null references companies (id),
       name text not null,
       created_by text,
       created_at bigint not null,
       revision integer not null default 1,
       unique (company_id, id)
     )`,
    ...tenantTable('folders'),

    `create table applications (
       id text primary key,
       company_id text not null references companies (id),
       folder_id text not null,
       status text not null default 'new',
       candidate_name text,
       email_address text,
       phone_number text,
       identifier text,
       linked_url text,
       headline text,
       template_id text,
       cover_letter jsonb,
       template_version integer,
       total_experience real,
       average_tenure real,
       score integer,
       file_types jsonb not null default '[]',
       submitted_by text,
       received_time bigint not null,
       output_name text,
       duplication text,
       free_text jsonb not null default '[]',
       embed_card jsonb not null default '{}',
       misc_data jsonb not null default '{}',
       failure text,
       file_name text,
       platform text,
       external_id text,
       revision integer not null default 1,
       updated_at bigint not null,
       search_text text not null default '',
       unique (company_id, id),
       foreign key (company_id, folder_id) references folders (company_id, id)
     )`,
    `create index applications_folder on applications (company_id, folder_id, received_time desc)`,
    `create index applications_received on applications (company_id, received_time desc)`,
    `create index applications_external on applications (company_id, platform, external_id)`,
    `create index applications_folder_only on applications (folder_id)`,
    ...tenantTable('applications'),

    `create table application_versions (
       company_id text not null references companies (id),
       application_id text not null,
       revision integer not null,
       free_text jsonb not null,
       fields jsonb not null default '{}',
       author text,
       created_at bigint not null,
       primary key (application_id, revision),
       foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
     )`,
    ...tenantTable('application_versions'),

    `create table templates (
       id text primary key,
       company_id text not null references companies (id),
       template_name text not null,
       design jsonb not null default '{}',
       free_text jsonb not null default '[]',
       embed_card jsonb not null default '{}',
       live boolean not null default true,
       template_version integer not null default 1,
       created_by text,
       created_time bigint not null,
       last_modified_time bigint not null,
       is_default boolean not null default false,
       revision integer not null default 1
     )`,
    `create index templates_company on templates (company_id)`,
    ...tenantTable('templates'),

    `create table links (
       id text primary key,
       company_id text not null references companies (id),
       application_id text not null,
       short_id text not null unique,
       name text not null,
       expires_at bigint not null,
       downloading boolean not null default false,
       update_emails jsonb not null default '[]',
       hide_identity boolean not null default false,
       note text,
       revoked_at bigint,
       created_by text,
       created_at bigint not null,
       unique (company_id, id),
       foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
     )`,
    `create index links_company on links (company_id, created_at desc)`,
    `create index links_application on links (application_id)`,
    ...tenantTable('links'),

    `create table link_views (
       company_id text not null references companies (id),
       link_id text not null,
       session_id text not null,
       first_seen_at bigint not null,
       last_seen_at bigint not null,
       seconds integer not null default 0,
       primary key (link_id, session_id),
       foreign key (company_id, link_id) references links (company_id, id) on delete cascade
     )`,
    ...tenantTable('link_views'),

    `create table files (
       id text primary key,
       company_id text not null references companies (id),
       application_id text not null,
       designation text not null,
       file_name text not null,
       media_type text not null,
       size_bytes bigint not null,
       storage_key text not null,
       sha256 text not null,
       created_at bigint not null,
       foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
     )`,
    `create index files_application on files (application_id)`,
    `create index files_sha256 on files (company_id, sha256)`,
    ...tenantTable('files'),

    `create table outputs (
       id text primary key,
       company_id text not null references companies (id),
       application_id text not null,
       format text not null,
       template_id text,
       revision integer not null,
       file_name text not null,
       media_type text not null,
       size_bytes bigint not null,
       storage_key text not null,
       sha256 text not null,
       created_at bigint not null,
       foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
     )`,
    `create index outputs_application on outputs (application_id)`,
    ...tenantTable('outputs'),

    `create table logos (
       id text primary key,
       company_id text not null references companies (id),
       file_name text not null,
       media_type text not null,
       storage_key text not null,
       is_current boolean not null default false,
       width integer not null,
       height integer not null,
       created_at bigint not null
     )`,
    `create index logos_company on logos (company_id)`,
    ...tenantTable('logos'),

    `create table signature_keys (
       kid text primary key,
       public_jwk jsonb not null,
       sealed_private_jwk text not null,
       created_at bigint not null,
       retired_at bigint
     )`,
    ...systemTable('signature_keys'),

    `create table refresh_codes (
       code_hash text primary key,
       company_id text not null,
       subject jsonb not null,
       expires_at bigint not null,
       revoked_at bigint,
       replaced_by text
     )`,
    `create index refresh_codes_expiry on refresh_codes (expires_at)`,
    ...systemTable('refresh_codes'),

    `create table session_revocations (
       origin_jti text primary key,
       until bigint not null
     )`,
    ...systemTable('session_revocations'),

    `create table audit (
       id bigint generated always as identity primary key,
       company_id text not null,
       actor text not null,
       action text not null,
       subject text not null,
       at bigint not null,
       details jsonb not null default '{}'
     )`,
    `create index audit_company on audit (company_id, at desc)`,
    ...tenantTable('audit', { grants: 'select, insert' }),

    `create table job_outbox (
       id uuid primary key default gen_random_uuid(),
       company_id text default nullif(current_setting('app.company', true), ''),
       name text not null,
       data jsonb not null,
       created_at bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
     )`,
    ...tenantTable('job_outbox', { grants: 'insert' }),
  ],
}
