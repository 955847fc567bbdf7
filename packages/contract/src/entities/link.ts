import type { AppId, LinkId } from '../ids.ts'

/** A link to one CV. `expiry` is in seconds since 1970. */
export interface Link {
  linkId: LinkId
  application_id: AppId
  /** What stands in the address: `/candidate/link/{shortId}`. */
  shortId: string
  url: string
  /** Only the team sees it. */
  name: string
  expiry: number
  /** Addresses told when the link is opened. */
  updateEmails: string[]
  /** Whether the visitor may download the document. */
  downloading: boolean
  status: 'open' | 'expired' | 'closed'
  createdTime: number
  createdBy: string
  /** Distinct visits, without the team's own. */
  views: number
  lastViewed: number | null
}

/** What a short id or a refresh code is exchanged for. */
export interface SignatureGrant {
  /** The signature token. */
  accessToken: string
  /** Opaque, single use: the next `GET /token` takes it. */
  refreshToken: string
  /** Seconds until the next refresh is due. */
  refreshExpiry: number
}

export interface LinkGrant extends SignatureGrant {
  application_id: AppId
  downloading: boolean
  /** The agency's name, for the page before the CV is there. */
  companyName: string
}
