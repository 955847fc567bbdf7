import { shortLinkPath, type Link } from '@tabard/contract'
import type { LinkRecord } from '../store/links.ts'

export function presentLink(row: LinkRecord, publicUrl: string, nowSeconds: number): Link {
  return {
    linkId: row.id,
    application_id: row.application_id,
    shortId: row.short_id,
    url: publicUrl + shortLinkPath(row.short_id),
    name: row.name,
    expiry: row.expires_at,
    updateEmails: row.update_emails as string[],
    downloading: row.downloading,
    status: row.revoked_at !== null ? 'closed' : row.expires_at <= nowSeconds ? 'expired' : 'open',
    createdTime: row.created_at,
    createdBy: row.created_by ?? '',
    views: row.views,
    lastViewed: row.last_viewed,
  }
}
