import * as v from 'valibot'
import { count, email, id, line, name, seconds, wholeNumber } from './basics.ts'
import { list } from './bounded.ts'

const updateEmails = list(email, 20)

export const linkDraft = v.strictObject({
  name: name(120),
  /** Seconds since 1970; must be in the future. */
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

/** 96 bits in base64url. Anything else gets the same answer as an unknown short id. */
export const shortIdParams = v.strictObject({ shortId: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)) })
/** The page makes a new one for each visit. */
export const sessionIdParams = v.strictObject({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) })

export const viewBody = v.optional(
  v.strictObject({ seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))) }),
)

export const accessQuery = v.strictObject({
  /** `view`: may read. `edit`: may do what the caller's own role and the user type allow. */
  accessType: v.picklist(['view', 'edit']),
  /**
   * The user type of the token. `app` (the default): a colleague in an embedding. `candidate`: reads and edits, makes
   * no documents and no links. `client`: reads and downloads, edits nothing.
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
  /** The id in the address: `/candidate/link/{shortId}`. */
  shortId: v.string(),
  url: v.string(),
  /** Shown only to the team. */
  name: v.string(),
  expiry: seconds,
  /** Addresses that get a mail when the link is opened. */
  updateEmails: v.array(v.string()),
  /** Whether the visitor may download the document. */
  downloading: v.boolean(),
  status: v.picklist(['open', 'expired', 'closed']),
  createdTime: v.number(),
  createdBy: v.string(),
  /** Distinct visits. The team's own do not count. */
  views: count,
  lastViewed: v.nullable(v.number()),
})
/** A link to one CV. `expiry` is in seconds since 1970. */
export type Link = v.InferOutput<typeof link>

const grant = {
  /** The signature token. */
  accessToken: v.string(),
  /** The code for the next `GET /token`. It is opaque and works once. */
  refreshToken: v.string(),
  /** Seconds until the next refresh is due. */
  refreshExpiry: v.number(),
}
export const signatureGrant = v.object(grant)
/** The answer to a short id or a refresh code. */
export type SignatureGrant = v.InferOutput<typeof signatureGrant>
export const linkGrant = v.object({
  ...grant,
  application_id: id('appId'),
  downloading: v.boolean(),
  /** The agency's name, shown before the CV is loaded. */
  companyName: v.string(),
})
export type LinkGrant = v.InferOutput<typeof linkGrant>
