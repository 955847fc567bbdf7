import type { ApiKey } from '@tabard/contract'
import type { ApiKeyRow } from '../store/schema.ts'

export function presentApiKey(row: Omit<ApiKeyRow, 'company_id' | 'secret_hash'>): ApiKey {
  return {
    keyId: row.id,
    name: row.name,
    createdBy: row.created_by,
    createdTime: row.created_at,
    lastUsedTime: row.last_used_at,
    revokedTime: row.revoked_at,
  }
}
