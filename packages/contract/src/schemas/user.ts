import * as v from 'valibot'
import { userDescriptions, type UserPhoto } from '../entities/user.ts'
import { linkTarget } from '../rules/link-target.ts'
import { email, line, name, userId } from './basics.ts'
import { plainName, role } from './client.ts'

/** Where a profile points to, as people type it: kept as a page over https, or nothing. Candidates' clients see it as a link. */
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

export const newUser = v.strictObject({ ...profile, email, name: plainName(120), userRole: role })

export const userChange = v.strictObject({
  userId,
  email: v.optional(line(254)),
  name: v.optional(plainName(120)),
  userRole: v.optional(role),
  disabled: v.optional(v.boolean()),
  accessIdToken: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
})

export const profileUpdate = v.strictObject({
  ...profile,
  name: v.optional(plainName(120)),
  userId: v.optional(userId),
  email: v.optional(line(254)),
  clientId: v.optional(line(60)),
  clientName: v.optional(line(120)),
  permissions: v.optional(v.record(v.pipe(name(40), v.regex(/^\w+$/, 'is no feature')), v.boolean())),
})

export const deletedUserQuery = v.strictObject({
  userId,
  company: v.optional(line(120)),
  companyId: v.optional(line(60)),
  EMAIL: v.optional(line(254)),
})

export const userPhoto: v.GenericSchema<UserPhoto> = v.strictObject({
  user_id: v.string(),
  image: v.string(),
  fileType: v.picklist(['image/png', 'image/jpeg']),
})
