import type { CompanyExport } from '@tabard/contract'
import type { Context } from '../context.ts'
import type { ExportRow } from '../store/schema.ts'

/** An export. With `downloads`, a finished one also has the addresses of its parts. */
export function presentExport(row: ExportRow, downloads?: Context['downloads']): CompanyExport {
  const keys = downloads && row.status === 'ready' ? (row.storage_keys as string[]) : []
  const day = new Date(row.created_at * 1000).toISOString().slice(0, 10)
  return {
    exportId: row.id,
    status: row.status as CompanyExport['status'],
    sizeBytes: row.size_bytes,
    requestedBy: row.requested_by,
    createdTime: row.created_at,
    finishedTime: row.finished_at,
    expiryTime: row.expires_at,
    parts: keys.map((key, at) => {
      const fileName = `tabard-export-${day}-${at + 1}.zip`
      const url = downloads?.urlOf({ companyId: row.company_id, key, fileName, mediaType: 'application/zip' }) ?? ''
      return { fileName, url }
    }),
  }
}
