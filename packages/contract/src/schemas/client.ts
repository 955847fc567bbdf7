import * as v from 'valibot'
import { brandFonts, languages } from '../entities/client.ts'
import { features, type FeatureName } from '../features.ts'
import { isSubdomain } from '../rules/subdomain.ts'
import { colour, count, email, flag, line, name, seconds, userId } from './basics.ts'

export const brandFont = v.picklist(brandFonts)

const brandLogo = v.object({
  fileName: v.string(),
  mediaType: v.picklist(['image/png', 'image/jpeg']),
  /** Base64 of the bytes. */
  data: v.string(),
  width: count,
  height: count,
  /**
   * How light its ink is: WCAG's relative luminance, 0 to 1, where its ground is transparent. Absent where the picture
   * brings a ground of its own and can be read anywhere.
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
  /** One quiet line in the footer, such as "Introduced in confidence". */
  footerText: v.string(),
  /** The company's, BCP 47: what a document says by itself is in it. English where it is missing. */
  language: v.optional(v.string()),
})
/** What a company's documents wear. */
export type Branding = v.InferOutput<typeof branding>

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
/** Which kinds of document an applicant system is given. */
export type FieldMapping = v.InferOutput<typeof fieldMapping>

const customTag = v.object({ tag: v.string(), tagName: v.string(), tagType: v.string() })
export type CustomTag = v.InferOutput<typeof customTag>

export const client = v.object({
  id: v.string(),
  name: v.string(),
  clientName: v.string(),
  subdomain: v.nullable(v.string()),
  logoName: v.nullable(v.string()),
  /** People; integration users are not among them. */
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
  /** What is on for the asker: released, given to the company, allowed to the user. */
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
/** What a company's own server may know of it. Named attributes alone, where some are named. */
export type PublicClient = v.InferOutput<typeof publicClient>

/** As it is typed; whether it may be had, the gateway says. */
const subdomain = v.pipe(line(60), v.trim(), v.toLowerCase(), v.check(isSubdomain, 'is not a subdomain'))
export const platform = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'is not a platform'))

export const newClient = v.strictObject({
  clientName: plainName(120),
  clientSubdomain: subdomain,
  /** The first admin, who is invited by mail. */
  name: v.optional(plainName(120)),
  email: v.optional(email),
  /** The captcha's answer. */
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
    /** On, unless either of the two says otherwise. */
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
/** The meanings of `PUT /clients`. `clientName` and `userId` are compared with the asker's own, where they come. */
export type ClientAction = v.InferOutput<typeof clientAction>

export const clientUpdates = v.strictObject({
  /** Settings. */
  clientName: v.optional(plainName(120)),
  language: v.optional(v.picklist(languages)),
  identifier: v.optional(v.boolean()),
  /** Branding. */
  branding: v.optional(
    v.strictObject({
      font: v.optional(brandFont),
      headingFont: v.optional(brandFont),
      footerText: v.optional(line(200)),
      colors: v.optional(v.strictObject({ primary: v.optional(colour), secondary: v.optional(colour) })),
    }),
  ),
  brandColors: v.optional(v.pipe(v.array(colour), v.maxLength(24))),
  /** A logo that is there, by its file name. */
  logoName: v.optional(line(200)),
})
/** What may be changed of a company, by whom its branding or its settings may be written. */
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
/** Shown once: the secret is kept nowhere. */
export type NewApiKey = v.InferOutput<typeof newApiKey>
