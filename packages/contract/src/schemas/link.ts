import * as v from 'valibot'
import { count, email, id, line, name, seconds, wholeNumber } from './basics.ts'

const updateEmails = v.pipe(v.array(email), v.maxLength(20))

export const linkDraft = v.strictObject({
  name: name(120),
  /** Seconds since 1970; must lie ahead. */
  expiry: seconds,
  updateEmails: v.optional(updateEmails),
  downloading: v.optional(v.boolean()),
})
export type LinkDraft = v.InferOutput<typeof linkDraft>

export const linkChange = v.strictObject({
  name: v.optional(name(120)),
  updateEmails: v.optional(updateEmails),
  downloading: v.optional(v.boolean()),
  closed: v.optional(v.literal(true)),
})

export const expiryQuery = v.strictObject({
  updateType: v.literal('expiry'),
  newExpiry: v.pipe(wholeNumber, seconds),
})

/** 96 bits in base64url. Anything else is no short id, and answers as an unknown one does. */
export const shortIdParams = v.strictObject({ shortId: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)) })
/** Made by the page, once a visit. */
export const sessionIdParams = v.strictObject({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) })

export const viewBody = v.optional(
  v.strictObject({ seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))) }),
)

export const accessQuery = v.strictObject({
  /** `view`: to read; `edit`: whatever the asker's own role and the user type allow. */
  accessType: v.picklist(['view', 'edit']),
  /**
   * For whom the token is. `app` (the default): a colleague in an embedding; `candidate`: reads and edits, makes no documents
   * and no links; `client`: reads and downloads, edits nothing.
   */
  userType: v.optional(v.picklist(['app', 'candidate', 'client'])),
  /** One of the two. */
  singleApplication: v.optional(id('appId')),
  singleTemplate: v.optional(id('templateId')),
  /** Ours: origins that may frame the page, comma-separated. */
  origins: v.optional(line(2000)),
})
export type AccessQuery = v.InferOutput<typeof accessQuery>

export const link = v.object({
  linkId: id('linkId'),
  application_id: id('appId'),
  /** What stands in the address: `/candidate/link/{shortId}`. */
  shortId: v.string(),
  url: v.string(),
  /** Only the team sees it. */
  name: v.string(),
  expiry: seconds,
  /** Addresses told when the link is opened. */
  updateEmails: v.array(v.string()),
  /** Whether the visitor may download the document. */
  downloading: v.boolean(),
  status: v.picklist(['open', 'expired', 'closed']),
  createdTime: v.number(),
  createdBy: v.string(),
  /** Distinct visits, without the team's own. */
  views: count,
  lastViewed: v.nullable(v.number()),
})
/** A link to one CV. `expiry` is in seconds since 1970. */
export type Link = v.InferOutput<typeof link>

const grant = {
  /** The signature token. */
  accessToken: v.string(),
  /** Opaque, single use: the next `GET /token` takes it. */
  refreshToken: v.string(),
  /** Seconds until the next refresh is due. */
  refreshExpiry: v.number(),
}
export const signatureGrant = v.object(grant)
/** What a short id or a refresh code is exchanged for. */
export type SignatureGrant = v.InferOutput<typeof signatureGrant>
export const linkGrant = v.object({
  ...grant,
  application_id: id('appId'),
  downloading: v.boolean(),
  /** The agency's name, for the page before the CV is there. */
  companyName: v.string(),
})
export type LinkGrant = v.InferOutput<typeof linkGrant>
