import { OAUTH_CALLBACK_PATH } from '@tabard/contract'
import type { Connection } from '../../connectors/connector.ts'
import type { Context } from '../../context.ts'
import type { IntegrationRow } from '../../store/schema.ts'

type Named = Pick<IntegrationRow, 'company_id' | 'platform'>

const secretPurpose = (row: Named): string => `integration secret ${row.company_id} ${row.platform}`
const connectionPurpose = (row: Named): string => `integration connection ${row.company_id} ${row.platform}`

export function sealSecret(context: Context, row: Named, secret: string): string | null {
  return secret === '' ? null : context.secrets.seal(secretPurpose(row), secret)
}

/** '' where there is none. */
export function openSecret(context: Context, row: IntegrationRow): string {
  if (row.sealed_client_secret === null) return ''
  return opened(context, secretPurpose(row), row.sealed_client_secret)
}

export function sealConnection(context: Context, row: Named, connection: Connection): string {
  return context.secrets.seal(connectionPurpose(row), JSON.stringify(connection))
}

export function openConnection(context: Context, row: IntegrationRow): Connection | null {
  if (row.sealed_connection === null) return null
  return JSON.parse(opened(context, connectionPurpose(row), row.sealed_connection)) as Connection
}

export function redirectUriOf(context: Context): string {
  return context.config.publicUrl + OAUTH_CALLBACK_PATH
}

function opened(context: Context, purpose: string, sealed: string): string {
  const text = context.secrets.open(purpose, sealed)
  if (text === null) throw new Error('A connection cannot be opened: SECRET_KEY is not the one it was sealed with.')
  return text
}
