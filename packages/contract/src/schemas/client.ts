import * as v from 'valibot'
import { brandFonts, languages } from '../entities/client.ts'
import { features, type FeatureName } from '../features.ts'
import { permissions, type Role } from '../permissions.ts'
import { isSubdomain } from '../rules/subdomain.ts'
import { colour, count, email, flag, line, name, seconds, userId } from './basics.ts'
import { list } from './bounded.ts'

export const brandFont = v.picklist(brandFonts)

const brandLogo = v.object({
  fileName: v.string(),
  mediaType: v.picklist(['image/png', 'image/jpeg']),
  /** Base64 of the bytes. */
  data: v.string(),
  width: count,
  height: count,
  /**
   * How light the drawing is, as WCAG's relative luminance from 0 to 1; only where its background is transparent. A
   * logo with a background of its own can be read on any page.
   */
  luminance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
export type BrandLogo = v.InferOutput<typeof brandLogo>

export const branding = v.object({
  companyName: v.string(),
  font: brandFont,
  headingFont: brandFont,
  /** `#rrggbb`, checked by pattern before they reach a style or a PDF. */
  colors: v.object({ primary: colour, secondary: colour }),
  /** PNG or JPEG as re-encoded by the gateway; null where none was uploaded. */
  logo: v.nullable(brandLogo),
  /** A line of small print in the footer, such as "Introduced in confidence". */
  footerText: v.string(),
  /** The company's language (BCP 47), in which a document's own words are written. English where it is missing. */
  language: v.optional(v.string()),
})
/** How a company's documents look. */
export type Branding = v.InferOutput<typeof branding>

export const role = v.picklist(Object.keys(permissions) as Role[])
const featureNames = Object.keys(features) as FeatureName[]
const switches = v.strictObject(
  Object.fromEntries(featureNames.map((feature) => [feature, v.boolean()])) as Record<
    FeatureName,
    v.BooleanSchema<undefined>
  >,
)

/** A name without signs that turn the direction of text, so that it looks as it is stored. */
export const plainName = (max: number) =>
  v.pipe(name(max), v.regex(/^[^\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/, 'must not change direction'))

export const fieldMapping = v.object({ platform: v.string(), export_types: v.array(v.string()) })
/** The kinds of document that an applicant system gets. */
export type FieldMapping = v.InferOutput<typeof fieldMapping>

const customTag = v.object({ tag: v.string(), tagName: v.string(), tagType: v.string() })
export type CustomTag = v.InferOutput<typeof customTag>

export const client = v.object({
  id: v.string(),
  name: v.string(),
  clientName: v.string(),
  subdomain: v.nullable(v.string()),
  logoName: v.nullable(v.string()),
  /** Only people: integration users are left out. */
  team: v.array(v.object({ userId: v.string(), name: v.string(), email: v.string(), userRole: role })),
  stats: v.object({ applications: count, templates: count, links: count }),
  /** Folders. */
  numberRoles: count,
  branding,
  brandColors: v.array(v.string()),
  options: v.record(v.string(), v.boolean()),
  limits: v.record(v.string(), v.number()),
  ssoEnabled: v.boolean(),
  language: v.string(),
  customTags: v.array(customTag),
  /** Whether documents show a candidate's identifier where they would show the name. */
  identifier: v.boolean(),
  /** Features that are on for the caller: released, given to the company and allowed to the user. */
  features: switches,
  integration: v.object({ field_mappings: v.array(fieldMapping) }),
})
/** A company. */
export type Client = v.InferOutput<typeof client>

/** Only what was changed. */
export const changedClient = v.partial(client)

const publicFields = ['name', 'clientName', 'subdomain', 'logoName', 'brandColors', 'language', 'identifier'] as const
export const publicClient = v.strictObject({
  id: client.entries.id,
  ...v.partial(v.pick(client, publicFields)).entries,
})
/** What a company's own server may read of the company. If the call names attributes, only those. */
export type PublicClient = v.InferOutput<typeof publicClient>

/** The subdomain as typed. The gateway says whether it is free. */
const subdomain = v.pipe(line(60), v.trim(), v.toLowerCase(), v.check(isSubdomain, 'is not a subdomain'))
export const platform = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'is not a platform'))

export const newClient = v.strictObject({
  clientName: plainName(120),
  clientSubdomain: subdomain,
  /** The first admin, who is invited by mail. */
  name: v.optional(plainName(120)),
  email: v.optional(email),
  /** The answer to the captcha. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
})
export type NewClient = v.InferOutput<typeof newClient>

const asker = { clientName: v.optional(line(120)), userId: v.optional(userId) }

export const clientAction = v.variant('updateType', [
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
    /** Turned on, unless one of the two is false. */
    enableSSO: v.optional(flag),
    ssoEnabled: v.optional(flag),
  }),
  v.strictObject({
    ...asker,
    updateType: v.literal('integrationFieldMappings'),
    platform,
    export_types: v.pipe(
      // The applicant system's names for kinds of document. A name may have several words, so commas separate them.
      line(500),
      v.transform((list) => [...new Set(list.split(',').map((one) => one.trim()))].filter(Boolean)),
      v.maxLength(20),
    ),
  }),
  v.strictObject({ ...asker, updateType: v.literal('language'), language: v.picklist(languages) }),
  v.strictObject({ ...asker, updateType: v.literal('subdomain'), subdomain }),
])
/** What `PUT /clients` can do. `clientName` and `userId` are compared with the caller's own if they are sent. */
export type ClientAction = v.InferOutput<typeof clientAction>

export const clientUpdates = v.strictObject({
  /** These three need the right to write settings. */
  clientName: v.optional(plainName(120)),
  language: v.optional(v.picklist(languages)),
  identifier: v.optional(v.boolean()),
  /** These three need the right to write branding. */
  branding: v.optional(
    v.strictObject({
      font: v.optional(brandFont),
      headingFont: v.optional(brandFont),
      footerText: v.optional(line(200)),
      colors: v.optional(v.strictObject({ primary: v.optional(colour), secondary: v.optional(colour) })),
    }),
  ),
  brandColors: v.optional(list(colour, 24)),
  /** The file name of an uploaded logo. */
  logoName: v.optional(line(200)),
})
/** What may be changed of a company. The two groups need different rights. */
export type ClientUpdates = v.InferOutput<typeof clientUpdates>

const key = {
  keyId: v.string(),
  name: v.string(),
  createdBy: v.nullable(v.string()),
  createdTime: seconds,
  /** To the minute. */
  lastUsedTime: v.nullable(seconds),
  revokedTime: v.nullable(seconds),
}
export const apiKey = v.strictObject(key)
export type ApiKey = v.InferOutput<typeof apiKey>
export const newApiKey = v.strictObject({ ...key, secret: v.string() })
/** Shown only once, because the secret is not stored. */
export type NewApiKey = v.InferOutput<typeof newApiKey>
