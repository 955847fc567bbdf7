import type { CompanyId, UserId } from '../ids.ts'
import type { Role } from '../permissions.ts'

export interface User {
  userId: UserId
  id: UserId
  email: string
  name: string
  userRole: Role
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
}
