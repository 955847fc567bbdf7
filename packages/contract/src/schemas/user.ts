import * as v from 'valibot'
import { userDescriptions } from '../entities/user.ts'
import { linkTarget } from '../rules/link-target.ts'
import { email, line, name, userId } from './basics.ts'
import { map } from './bounded.ts'
import { plainName, role } from './client.ts'

export const user = v.object({
  userId: v.string(),
  id: v.string(),
  email: v.string(),
  name: v.string(),
  userRole: role,
  /** The same, under the name that some clients use. */
  role,
  userType: v.string(),
  company: v.string(),
  companyId: v.string(),
  phone: v.string(),
  jobTitle: v.string(),
  /** Seconds since 1970. */
  createdAt: v.number(),
  linkedInUrl: v.string(),
  displayName: v.string(),
  displayCompanyName: v.string(),
  calendarLinkUrl: v.string(),
  permissions: v.record(v.string(), v.boolean()),
  betaPermissions: v.record(v.string(), v.boolean()),
  ssoLogin: v.boolean(),
  /** One of `userDescriptions`, or empty. */
  userDescription: v.string(),
  /** The user may not sign in. */
  disabled: v.boolean(),
  /** The applicant system an integration user comes from. */
  platform: v.optional(v.string()),
  externalClientId: v.optional(v.string()),
  externalUserId: v.optional(v.string()),
})
export type User = v.InferOutput<typeof user>

/**
 * The address of a profile, as people type it. It is kept as a page over https, or not at all, because candidates'
 * clients see it as a link.
 */
const page = v.pipe(
  line(500),
  v.transform((text) => (text.trim() === '' ? '' : (linkTarget(text) ?? 'none'))),
  v.check((text) => text === '' || text.startsWith('https://'), 'is no address of a page'),
)

const profile = {
  phone: v.optional(line(60)),
  jobTitle: v.optional(line(120)),
  linkedInUrl: v.optional(page),
  displayName: v.optional(line(120)),
  displayCompanyName: v.optional(line(120)),
  calendarLinkUrl: v.optional(page),
  userDescription: v.optional(v.picklist([...userDescriptions, ''])),
}
const ownProfile = v.strictObject({ name: v.optional(plainName(120)), ...profile })
/** What a user may change of their own record. */
export type ProfileUpdate = v.InferOutput<typeof ownProfile>

export const newUser = v.strictObject({ ...profile, email, name: plainName(120), userRole: role })

const adminUpdate = v.strictObject({
  userRole: v.optional(role),
  disabled: v.optional(v.boolean()),
  permissions: v.optional(map(v.pipe(name(40), v.regex(/^\w+$/, 'is no feature')), v.boolean(), 100)),
})
/** What only an admin may change, of anybody's record. */
export type AdminUpdate = v.InferOutput<typeof adminUpdate>

export const userChange = v.strictObject({
  userId,
  email: v.optional(line(254)),
  name: v.optional(plainName(120)),
  userRole: adminUpdate.entries.userRole,
  disabled: adminUpdate.entries.disabled,
  accessIdToken: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
})

export const profileUpdate = v.strictObject({
  ...ownProfile.entries,
  userId: v.optional(userId),
  email: v.optional(line(254)),
  clientId: v.optional(line(60)),
  clientName: v.optional(line(120)),
  permissions: adminUpdate.entries.permissions,
})

export const deletedUserQuery = v.strictObject({
  userId,
  company: v.optional(line(120)),
  companyId: v.optional(line(60)),
  EMAIL: v.optional(line(254)),
})

export const userPhoto = v.strictObject({
  user_id: v.string(),
  image: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
})
/** A photo; `image` is base64. */
export type UserPhoto = v.InferOutput<typeof userPhoto>
