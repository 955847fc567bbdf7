import type { Secrets } from './config/secrets.ts'

/** The stored object that a signed address gives access to. */
export interface Download {
  companyId: string
  key: string
  fileName: string
  mediaType: string
}

/** Signed addresses that give access to one stored object for some minutes. For objects too large for a JSON answer. */
export interface Downloads {
  urlOf(download: Download): string
  /** Null when the address has expired or is not one of ours. */
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
      // Only one spelling is accepted: base64 ignores the bits after the last whole byte, so several would decode alike.
      const opened =
        sealed.toString('base64url') === token ? parts.secrets.open(PURPOSE, sealed.toString('base64')) : null
      if (opened === null) return null
      const { until, ...download } = JSON.parse(opened) as Download & { until: number }
      return until > parts.now() ? download : null
    },
  }
}
