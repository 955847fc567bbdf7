/** A column whose text is sealed, and for which purpose: what a new master key must seal anew. */
export interface SealedColumn {
  table: string
  /** The columns that name a row. */
  key: readonly string[]
  column: string
  /** Further columns that the purpose is made of. */
  with?: readonly string[]
  purpose(row: Record<string, unknown>): string
}

const always = (purpose: string) => () => purpose

/** Every column whose name begins with `sealed_`. A test fails when one is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'signature_keys', key: ['kid'], column: 'sealed_private_jwk', purpose: always('signature key') },
  { table: 'pool_keys', key: ['kid'], column: 'sealed_private_jwk', purpose: always('pool signing key') },
  { table: 'pool_users', key: ['sub'], column: 'sealed_verifier', purpose: always('pool verifier') },
  { table: 'pool_users', key: ['sub'], column: 'sealed_totp', purpose: always('pool authenticator') },
  { table: 'pool_users', key: ['sub'], column: 'sealed_pending_totp', purpose: always('pool authenticator') },
  { table: 'pool_sessions', key: ['token_hash'], column: 'sealed_current', purpose: always('pool refresh token') },
  {
    table: 'sso_settings',
    key: ['company_id'],
    column: 'sealed_client_secret',
    purpose: (row) => `sso client secret ${String(row['company_id'])}`,
  },
  {
    table: 'integrations',
    key: ['company_id', 'platform'],
    column: 'sealed_client_secret',
    purpose: (row) => `integration secret ${String(row['company_id'])} ${String(row['platform'])}`,
  },
  {
    table: 'integrations',
    key: ['company_id', 'platform'],
    column: 'sealed_connection',
    purpose: (row) => `integration connection ${String(row['company_id'])} ${String(row['platform'])}`,
  },
  {
    table: 'oauth_states',
    key: ['handle'],
    column: 'sealed_state',
    with: ['company_id'],
    purpose: (row) => `oauth state ${String(row['company_id'])}`,
  },
  {
    table: 'forwarding_destinations',
    key: ['company_id', 'id'],
    column: 'sealed_headers',
    purpose: (row) => `forwarding headers ${String(row['company_id'])} ${String(row['id'])}`,
  },
  { table: 'mail_outbox', key: ['id'], column: 'sealed_letter', purpose: always('mail') },
]
