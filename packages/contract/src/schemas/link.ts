import * as v from 'valibot'
import type { Link, LinkGrant, SignatureGrant } from '../entities/link.ts'
import type { AccessQuery, LinkDraft } from '../routes/links.ts'
import { count, email, id, line, name, seconds, wholeNumber } from './basics.ts'

const updateEmails = v.pipe(v.array(email), v.maxLength(20))

export const linkDraft: v.GenericSchema<LinkDraft> = v.strictObject({
  name: name(120),
  expiry: seconds,
  updateEmails: v.optional(updateEmails),
  downloading: v.optional(v.boolean()),
})

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

export const accessQuery: v.GenericSchema<unknown, AccessQuery> = v.strictObject({
  accessType: v.picklist(['view', 'edit']),
  userType: v.optional(v.picklist(['app', 'candidate', 'client'])),
  singleApplication: v.optional(id('appId')),
  singleTemplate: v.optional(id('templateId')),
  origins: v.optional(line(2000)),
})

export const link: v.GenericSchema<Link> = v.object({
  linkId: id('linkId'),
  application_id: id('appId'),
  shortId: v.string(),
  url: v.string(),
  name: v.string(),
  expiry: seconds,
  updateEmails: v.array(v.string()),
  downloading: v.boolean(),
  status: v.picklist(['open', 'expired', 'closed']),
  createdTime: v.number(),
  createdBy: v.string(),
  views: count,
  lastViewed: v.nullable(v.number()),
})

const grant = { accessToken: v.string(), refreshToken: v.string(), refreshExpiry: v.number() }
export const signatureGrant: v.GenericSchema<SignatureGrant> = v.object(grant)
export const linkGrant: v.GenericSchema<LinkGrant> = v.object({
  ...grant,
  application_id: id('appId'),
  downloading: v.boolean(),
  companyName: v.string(),
})
