import { isRole, type Presenter, type User } from '@tabard/contract'
import type { UserRow } from '../store/schema.ts'

export function presentUser(row: UserRow, companyName: string): User {
  const text = (field: string): string => {
    const value = row.profile[field]
    return typeof value === 'string' ? value : ''
  }
  const flags = (field: string): Record<string, boolean> => (row.profile[field] ?? {}) as Record<string, boolean>
  return {
    userId: row.id,
    id: row.id,
    email: row.email,
    name: row.name,
    userRole: isRole(row.user_role) ? row.user_role : 'recruiter',
    userType: row.user_type,
    company: companyName,
    companyId: row.company_id,
    phone: text('phone'),
    jobTitle: text('jobTitle'),
    createdAt: row.created_at,
    linkedInUrl: text('linkedInUrl'),
    displayName: text('displayName') || row.name,
    displayCompanyName: text('displayCompanyName') || companyName,
    calendarLinkUrl: text('calendarLinkUrl'),
    permissions: flags('permissions'),
    betaPermissions: flags('betaPermissions'),
    ssoLogin: false,
  }
}

/** Who is printed on a document as presenting the candidate. */
export function presentPresenter(row: UserRow): Presenter {
  const phone = row.profile['phone']
  const jobTitle = row.profile['jobTitle']
  return {
    name: row.name,
    email: row.email,
    phone: typeof phone === 'string' ? phone : '',
    jobTitle: typeof jobTitle === 'string' ? jobTitle : '',
  }
}
