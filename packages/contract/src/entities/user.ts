import { isIntegrationUser, type CompanyId, type UserId } from '../ids.ts'
import type { Role } from '../permissions.ts'

export interface User {
  userId: UserId
  id: UserId
  email: string
  name: string
  userRole: Role
  /** The same, under the name that some clients read. */
  role: Role
  userType: string
  company: string
  companyId: CompanyId
  phone: string
  jobTitle: string
  /** Seconds since 1970. */
  createdAt: number
  linkedInUrl: string
  displayName: string
  displayCompanyName: string
  calendarLinkUrl: string
  permissions: Record<string, boolean>
  betaPermissions: Record<string, boolean>
  ssoLogin: boolean
  /** One of `userDescriptions`, or empty. */
  userDescription: string
  /** May not come in. */
  disabled: boolean
  /** The applicant system an integration user comes from. */
  platform?: string
  externalClientId?: string
  externalUserId?: string
}

/** How somebody describes themself when they confirm their account. */
export const userDescriptions = [
  'I present my own candidates',
  'I help my colleagues present their candidates',
  'I run my own team that present their own candidates',
  'I look after branding',
  'I look after operations',
] as const

/** What stands for the address of somebody whose applicant system does not tell it. */
export const NO_EMAIL = 'No Email'

/** A photo; `image` is base64. */
export interface UserPhoto {
  user_id: UserId
  image: string
  fileType: 'image/png' | 'image/jpeg'
}

/** What somebody may change of their own record. */
export interface ProfileUpdate {
  name?: string
  phone?: string
  jobTitle?: string
  linkedInUrl?: string
  displayName?: string
  displayCompanyName?: string
  calendarLinkUrl?: string
  userDescription?: (typeof userDescriptions)[number] | ''
}

/**
 * Who a stored record is about. The id may stand behind a `#` in a sort key, the address behind a `#` in `miscData`; a
 * record without a time was made now.
 */
export function fromRecord(
  record: {
    userId?: string | null
    sortKey?: string | null
    email?: string | null
    miscData?: string | null
    createdAt?: number | null
  },
  nowSeconds: number,
): { userId: UserId; email: string; createdAt: number; isIntegration: boolean; hasEmail: boolean } {
  const userId = record.userId || behindHash(record.sortKey)
  const email = record.email || behindHash(record.miscData) || NO_EMAIL
  const createdAt = record.createdAt ?? nowSeconds
  return { userId, email, createdAt, isIntegration: isIntegrationUser(userId), hasEmail: email !== NO_EMAIL }
}

function behindHash(text: string | null | undefined): string {
  return text?.slice(text.indexOf('#') + 1) ?? ''
}
