import type { Secrets } from './config/secrets.ts'

/** What a signed address leads to. */
export interface Download {
  companyId: string
  key: string
  fileName: string
  mediaType: string
}

/** Addresses that give away one stored object for some minutes, for what is too large for an answer in JSON. */
export interface Downloads {
  urlOf(download: Download): string
  /** Null when the address has ended or was never ours. */
  read(token: string): Download | null
}

const PURPOSE = 'download'
const LIFE_MS = 10 * 60_000
const MAX_TOKEN = 2_000

export function createDownloads(parts: { secrets: Secrets; publicUrl: string; now(): number }): Downloads {
  return {
    urlOf(download) {
      const sealed = parts.secrets.seal(PURPOSE, JSON.stringify({ ...download, until: parts.now() + LIFE_MS }))
      return `${parts.publicUrl}/downloads/${Buffer.from(sealed, 'base64').toString('base64url')}`
    },
    read(token) {
      const sealed = Buffer.from(token.slice(0, MAX_TOKEN), 'base64url')
      // One spelling alone: what follows the last whole byte would be left unread.
      const opened =
        sealed.toString('base64url') === token ? parts.secrets.open(PURPOSE, sealed.toString('base64')) : null
      if (opened === null) return null
      const { until, ...download } = JSON.parse(opened) as Download & { until: number }
      return until > parts.now() ? download : null
    },
  }
}
