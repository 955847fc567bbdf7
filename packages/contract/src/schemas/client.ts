import * as v from 'valibot'
import {
  brandFonts,
  languages,
  type ApiKey,
  type Branding,
  type Client,
  type ClientAction,
  type ClientUpdates,
  type NewApiKey,
  type PublicClient,
} from '../entities/client.ts'
import type { User } from '../entities/user.ts'
import { features, type FeatureName } from '../features.ts'
import { isSubdomain } from '../rules/subdomain.ts'
import type { NewClient } from '../routes/clients.ts'
import { colour, count, email, flag, line, name, seconds, userId } from './basics.ts'

export const brandFont = v.picklist(brandFonts)

export const branding: v.GenericSchema<Branding> = v.object({
  companyName: v.string(),
  font: brandFont,
  headingFont: brandFont,
  colors: v.object({ primary: colour, secondary: colour }),
  logo: v.nullable(
    v.object({
      fileName: v.string(),
      mediaType: v.picklist(['image/png', 'image/jpeg']),
      data: v.string(),
      width: count,
      height: count,
    }),
  ),
  footerText: v.string(),
  language: v.optional(v.string()),
})

export const role = v.picklist(['admin', 'recruiter', 'brandEditor'])
const featureNames = Object.keys(features) as FeatureName[]
const switches = v.strictObject(
  Object.fromEntries(featureNames.map((feature) => [feature, v.boolean()])) as Record<
    FeatureName,
    v.BooleanSchema<undefined>
  >,
)

/** A name that reads as it is written: nothing turns its direction. */
export const plainName = (max: number) =>
  v.pipe(name(max), v.regex(/^[^\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/, 'must not change direction'))

export const fieldMapping = v.object({ platform: v.string(), export_types: v.array(v.string()) })

const clientObject = v.object({
  id: v.string(),
  name: v.string(),
  clientName: v.string(),
  subdomain: v.nullable(v.string()),
  logoName: v.nullable(v.string()),
  team: v.array(v.object({ userId: v.string(), name: v.string(), email: v.string(), userRole: role })),
  stats: v.object({ applications: count, templates: count, links: count }),
  numberRoles: count,
  branding,
  brandColors: v.array(v.string()),
  options: v.record(v.string(), v.boolean()),
  limits: v.record(v.string(), v.number()),
  ssoEnabled: v.boolean(),
  language: v.string(),
  customTags: v.array(v.object({ tag: v.string(), tagName: v.string(), tagType: v.string() })),
  identifier: v.boolean(),
  features: switches,
  integration: v.object({ field_mappings: v.array(fieldMapping) }),
})

export const client: v.GenericSchema<Client> = clientObject
/** Only what was changed. */
export const changedClient: v.GenericSchema<Partial<Client>> = v.partial(clientObject)
export const publicClient: v.GenericSchema<PublicClient> = v.strictObject({
  id: v.string(),
  name: v.optional(v.string()),
  clientName: v.optional(v.string()),
  subdomain: v.optional(v.nullable(v.string())),
  logoName: v.optional(v.nullable(v.string())),
  brandColors: v.optional(v.array(v.string())),
  language: v.optional(v.string()),
  identifier: v.optional(v.boolean()),
})

/** As it is typed; whether it may be had, the gateway says. */
const subdomain = v.pipe(line(60), v.trim(), v.toLowerCase(), v.check(isSubdomain, 'is not a subdomain'))
export const platform = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'is not a platform'))

export const newClient: v.GenericSchema<NewClient> = v.strictObject({
  clientName: plainName(120),
  clientSubdomain: subdomain,
  name: v.optional(plainName(120)),
  email: v.optional(email),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
})

const asker = { clientName: v.optional(line(120)), userId: v.optional(userId) }

export const clientAction: v.GenericSchema<unknown, ClientAction> = v.variant('updateType', [
  v.strictObject({
    ...asker,
    updateType: v.literal('customTag'),
    tag: plainName(60),
    tagName: v.optional(plainName(120)),
    tagType: v.optional(plainName(60)),
    remove: v.optional(flag),
  }),
  v.strictObject({
    ...asker,
    updateType: v.literal('enableSSO'),
    enableSSO: v.optional(flag),
    ssoEnabled: v.optional(flag),
  }),
  v.strictObject({
    ...asker,
    updateType: v.literal('integrationFieldMappings'),
    platform,
    export_types: v.pipe(
      // Kinds of document as the applicant system calls them, which may be several words: commas part them.
      line(500),
      v.transform((list) => [...new Set(list.split(',').map((one) => one.trim()))].filter(Boolean)),
      v.maxLength(20),
    ),
  }),
  v.strictObject({ ...asker, updateType: v.literal('language'), language: v.picklist(languages) }),
  v.strictObject({ ...asker, updateType: v.literal('subdomain'), subdomain }),
])

export const clientUpdates: v.GenericSchema<ClientUpdates> = v.strictObject({
  clientName: v.optional(plainName(120)),
  language: v.optional(v.picklist(languages)),
  identifier: v.optional(v.boolean()),
  branding: v.optional(
    v.strictObject({
      font: v.optional(brandFont),
      headingFont: v.optional(brandFont),
      footerText: v.optional(line(200)),
      colors: v.optional(v.strictObject({ primary: v.optional(colour), secondary: v.optional(colour) })),
    }),
  ),
  brandColors: v.optional(v.pipe(v.array(colour), v.maxLength(24))),
  logoName: v.optional(line(200)),
})

const key = {
  keyId: v.string(),
  name: v.string(),
  createdBy: v.nullable(v.string()),
  createdTime: seconds,
  lastUsedTime: v.nullable(seconds),
  revokedTime: v.nullable(seconds),
}
export const apiKey: v.GenericSchema<ApiKey> = v.strictObject(key)
export const newApiKey: v.GenericSchema<NewApiKey> = v.strictObject({ ...key, secret: v.string() })

export const user: v.GenericSchema<User> = v.object({
  userId: v.string(),
  id: v.string(),
  email: v.string(),
  name: v.string(),
  userRole: role,
  role,
  userType: v.string(),
  company: v.string(),
  companyId: v.string(),
  phone: v.string(),
  jobTitle: v.string(),
  createdAt: v.number(),
  linkedInUrl: v.string(),
  displayName: v.string(),
  displayCompanyName: v.string(),
  calendarLinkUrl: v.string(),
  permissions: v.record(v.string(), v.boolean()),
  betaPermissions: v.record(v.string(), v.boolean()),
  ssoLogin: v.boolean(),
  userDescription: v.string(),
  disabled: v.boolean(),
  platform: v.optional(v.string()),
  externalClientId: v.optional(v.string()),
  externalUserId: v.optional(v.string()),
})
