import type { Migration } from './migration.ts'
import { systemTable } from './tenant-table.ts'

/** The tables of the embedded user pool. Only the pool reads them; companies have no rights on them. */
export const pool: Migration = {
  name: '0002-pool',
  statements: [
    `create table pool_users (
       sub text primary key,
       email text not null,
       status text not null,
       enabled boolean not null default true,
       attributes jsonb not null default '{}',
       sealed_verifier text not null,
       created_at bigint not null,
       modified_at bigint not null
     )`,
    `create unique index pool_users_email on pool_users (lower(email))`,
    ...systemTable('pool_users'),

    `create table pool_keys (
       kid text primary key,
       token_use text not null,
       public_jwk jsonb not null,
       sealed_private_jwk text not null,
       created_at bigint not null
     )`,
    ...systemTable('pool_keys'),

    `create table pool_sessions (
       token_hash text primary key,
       sub text not null,
       origin_jti text not null,
       auth_time bigint not null,
       expires_at bigint not null,
       revoked_at bigint
     )`,
    `create index pool_sessions_sub on pool_sessions (sub)`,
    ...systemTable('pool_sessions'),

    `create table pool_spent (
       handle text primary key,
       until bigint not null
     )`,
    ...systemTable('pool_spent'),

    `create table pool_failures (
       who text primary key,
       failures integer not null,
       last_at bigint not null
     )`,
    ...systemTable('pool_failures'),
  ],
}
