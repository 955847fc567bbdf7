import type { Migration } from './migration.ts'
import { systemTable } from './tenant-table.ts'

/** Second factors, codes, rotation of refresh tokens and signing keys, and hourly counts. */
export const poolMore: Migration = {
  name: '0010-pool-more',
  statements: [
    `alter table pool_users
       add column email_verified boolean not null default true,
       add column password_set_at bigint not null default 0,
       add column sealed_totp text,
       add column sealed_pending_totp text,
       add column totp_name text not null default '',
       add column totp_enabled boolean not null default false,
       add column totp_step bigint not null default 0`,
    `update pool_users set password_set_at = created_at`,

    `alter table pool_sessions
       add column current_hash text not null default '',
       add column previous_hash text,
       add column sealed_current text,
       add column rotated_at bigint,
       add column scope text not null default 'aws.cognito.signin.user.admin',
       add column signed_in_by text not null default 'password'`,
    `create index pool_sessions_origin on pool_sessions (origin_jti)`,

    `alter table pool_keys add column retired_at bigint`,

    `create table pool_codes (
       sub text not null,
       purpose text not null,
       code_mac text not null,
       value text not null,
       expires_at bigint not null,
       primary key (sub, purpose)
     )`,
    ...systemTable('pool_codes'),

    `create table pool_counts (
       what text primary key,
       count integer not null,
       until bigint not null
     )`,
    ...systemTable('pool_counts'),
  ],
}
