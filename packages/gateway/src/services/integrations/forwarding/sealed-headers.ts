import type { Context } from '../../../context.ts'
import type { ForwardingDestinationRow } from '../../../store/schema.ts'

type Named = Pick<ForwardingDestinationRow, 'company_id' | 'id'>

const purposeOf = (row: Named): string => `forwarding headers ${row.company_id} ${row.id}`

export function sealHeaders(context: Context, row: Named, headers: Record<string, string>): string | null {
  return Object.keys(headers).length === 0 ? null : context.secrets.seal(purposeOf(row), JSON.stringify(headers))
}

export function openHeaders(context: Context, row: ForwardingDestinationRow): Record<string, string> {
  if (row.sealed_headers === null) return {}
  const text = context.secrets.open(purposeOf(row), row.sealed_headers)
  if (text === null) throw new Error('Headers cannot be opened: SECRET_KEY is not the one they were sealed with.')
  return JSON.parse(text) as Record<string, string>
}
