import * as v from 'valibot'
import { brandFonts, type Branding, type Client } from '../entities/client.ts'
import type { User } from '../entities/user.ts'
import { colour, count } from './basics.ts'

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
})

const role = v.picklist(['admin', 'recruiter', 'brandEditor'])

export const client: v.GenericSchema<Client> = v.object({
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
})

export const user: v.GenericSchema<User> = v.object({
  userId: v.string(),
  id: v.string(),
  email: v.string(),
  name: v.string(),
  userRole: role,
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
})
