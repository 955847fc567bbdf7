import { fromRecord, isRole, NO_EMAIL, type Presenter, type Role, type User } from '@tabard/contract'
import type { UserRow } from '../store/schema.ts'

export function presentUser(row: UserRow, companyName: string): User {
  const text = (field: string): string => {
    const value = row.profile[field]
    return typeof value === 'string' ? value : ''
  }
  const flags = (field: string): Record<string, boolean> => (row.profile[field] ?? {}) as Record<string, boolean>
  const { userId, email, createdAt, hasEmail } = fromRecord(
    { userId: row.id, email: row.email, createdAt: row.created_at },
    row.created_at,
  )
  const role = roleOf(row)
  const known = {
    userId,
    id: userId,
    email,
    name: row.name,
    userRole: role,
    role,
    userType: row.user_type,
    company: companyName,
    companyId: row.company_id,
    createdAt,
    disabled: row.disabled,
    ssoLogin: row.profile['ssoLogin'] === true,
    ...(row.platform !== null && { platform: row.platform }),
    ...(row.external_client_id !== null && { externalClientId: row.external_client_id }),
    ...(row.external_user_id !== null && { externalUserId: row.external_user_id }),
  }
  // Whose applicant system tells us nothing has no profile, and nothing is made up for one.
  if (!hasEmail) return { ...known, ...noProfile }
  return {
    ...known,
    phone: text('phone'),
    jobTitle: text('jobTitle'),
    linkedInUrl: text('linkedInUrl'),
    displayName: text('displayName') || row.name,
    displayCompanyName: text('displayCompanyName') || companyName,
    calendarLinkUrl: text('calendarLinkUrl'),
    userDescription: text('userDescription'),
    permissions: flags('permissions'),
    betaPermissions: flags('betaPermissions'),
  }
}

const noProfile = {
  phone: '',
  jobTitle: '',
  linkedInUrl: '',
  displayName: '',
  displayCompanyName: '',
  calendarLinkUrl: '',
  userDescription: '',
  permissions: {},
  betaPermissions: {},
}

/** A role that is none of ours counts as a recruiter's. */
export function roleOf(row: Pick<UserRow, 'user_role'>): Role {
  return isRole(row.user_role) ? row.user_role : 'recruiter'
}

/** Who is printed on a document as presenting the candidate. */
export function presentPresenter(row: UserRow): Presenter {
  const phone = row.profile['phone']
  const jobTitle = row.profile['jobTitle']
  return {
    name: row.name,
    email: row.email === NO_EMAIL ? '' : row.email,
    phone: typeof phone === 'string' ? phone : '',
    jobTitle: typeof jobTitle === 'string' ? jobTitle : '',
  }
}
