import type { Migration } from './migration.ts'
import { tenantTable } from './tenant-table.ts'

/** Connections to applicant systems, unfinished sign-ins there, documents handed over, and forwarding destinations. */
export const integrations: Migration = {
  name: '0016-integrations',
  statements: [
    `create table integrations (
       company_id text not null references companies (id) on delete cascade,
       platform text not null,
       client_id text not null,
       username text not null default '',
       external_client_id text not null default '',
       external_user_id text not null default '',
       sealed_client_secret text,
       sealed_connection text,
       status text not null,
       connection_version bigint not null default 0,
       turn_of text,
       turn_until bigint,
       connected_by text,
       connected_at bigint,
       changed_by text not null,
       changed_at bigint not null,
       primary key (company_id, platform)
     )`,
    ...tenantTable('integrations'),

    `create table oauth_states (
       handle text primary key,
       company_id text not null,
       user_id text not null,
       platform text not null,
       sealed_state text not null,
       until bigint not null,
       foreign key (company_id, user_id) references users (company_id, id) on delete cascade
     )`,
    `create index oauth_states_user on oauth_states (company_id, user_id)`,
    `create index oauth_states_until on oauth_states (until)`,
    ...tenantTable('oauth_states'),

    `alter table outputs add constraint outputs_of_company unique (company_id, id)`,
    `create table output_deliveries (
       company_id text not null,
       output_id text not null,
       platform text not null,
       status text not null,
       external_file_id text,
       failure text,
       at bigint not null,
       primary key (company_id, output_id),
       foreign key (company_id, output_id) references outputs (company_id, id) on delete cascade
     )`,
    ...tenantTable('output_deliveries'),

    `create table forwarding_destinations (
       company_id text not null references companies (id) on delete cascade,
       id text not null,
       name text not null,
       base_url text not null,
       methods jsonb not null,
       paths jsonb not null,
       header_names jsonb not null default '[]',
       sealed_headers text,
       changed_by text not null,
       changed_at bigint not null,
       primary key (company_id, id)
     )`,
    ...tenantTable('forwarding_destinations'),
  ],
}
