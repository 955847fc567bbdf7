import type { Migration } from './migration.ts'
import { systemTable, tenantTable } from './tenant-table.ts'

/** Companies' identity providers, their users' identities there, and used captcha answers. */
export const federation: Migration = {
  name: '0011-federation',
  statements: [
    `alter table users add constraint users_of_company unique (company_id, id)`,
    // As at Cognito: a user of an identity provider is named after their identity there, every other user by their id.
    `alter table pool_users add column username text`,
    `create unique index pool_users_username on pool_users (username)`,

    `create table sso_settings (
       company_id text primary key references companies (id) on delete cascade,
       enabled boolean not null,
       provider_name text not null unique,
       issuer text not null,
       client_id text not null,
       sealed_client_secret text,
       domains jsonb not null default '[]',
       changed_by text not null,
       changed_at bigint not null
     )`,
    ...tenantTable('sso_settings'),

    // A domain belongs to one company only, so that an address leads to one provider.
    `create table sso_domains (
       domain text primary key,
       company_id text not null references sso_settings (company_id) on delete cascade
     )`,
    `create index sso_domains_company on sso_domains (company_id)`,
    ...tenantTable('sso_domains'),

    `create table federated_identities (
       company_id text not null references companies (id) on delete cascade,
       issuer text not null,
       external_id text not null,
       user_id text not null,
       linked_at bigint not null,
       primary key (company_id, issuer, external_id),
       foreign key (company_id, user_id) references users (company_id, id) on delete cascade
     )`,
    `create index federated_identities_user on federated_identities (company_id, user_id)`,
    ...tenantTable('federated_identities'),

    `create table captcha_spent (
       handle text primary key,
       until bigint not null
     )`,
    `create index captcha_spent_until on captcha_spent (until)`,
    ...systemTable('captcha_spent'),
  ],
}
