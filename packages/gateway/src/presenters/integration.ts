import type { ForwardingDestination, IntegrationSetup, Platform } from '@tabard/contract'
import type { ForwardingDestinationRow, IntegrationRow } from '../store/schema.ts'

/** The settings of an integration, without its secrets. */
export function presentIntegration(row: IntegrationRow, redirectUri: string): IntegrationSetup {
  return {
    platform: row.platform as Platform,
    status: row.status,
    clientId: row.client_id,
    hasClientSecret: row.sealed_client_secret !== null,
    username: row.username,
    externalClientId: row.external_client_id,
    externalUserId: row.external_user_id,
    redirectUri,
    connectedBy: row.connected_by ?? '',
    connectedTime: row.connected_at,
  }
}

/** A forwarding destination, with the names of its headers but not their values. */
export function presentDestination(
  row: Pick<ForwardingDestinationRow, 'id' | 'name' | 'base_url' | 'methods' | 'paths' | 'header_names'>,
): ForwardingDestination {
  return {
    id: row.id,
    name: row.name,
    baseUrl: row.base_url,
    methods: row.methods as ForwardingDestination['methods'],
    paths: row.paths as string[],
    headerNames: row.header_names as string[],
  }
}
