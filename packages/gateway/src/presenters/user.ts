import { fromRecord, isRole, NO_EMAIL, type Presenter, type Role, type User } from '@tabard/contract'
import type { UserRow } from '../store/schema.ts'
import { profileRows, type PresenterProfileField } from '../store/user-columns.ts'

export function presentUser(row: UserRow, companyName: string): User {
  const { userId, email, createdAt, hasEmail } = fromRecord(
    { userId: row.id, email: row.email, createdAt: row.created_at },
    row.created_at,
  )
  const role = roleOf(row)
  // A user whose applicant system tells us nothing has no profile; no values are made up.
  const profile = presentProfile(hasEmail ? row.profile : {})
  return {
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
    ...profile,
    ...(hasEmail && {
      displayName: profile.displayName || row.name,
      displayCompanyName: profile.displayCompanyName || companyName,
    }),
  }
}

/** Only the fields the table names; a value of another kind than its empty one counts as none. */
function presentProfile(stored: UserRow['profile']): Profile {
  const profile = Object.fromEntries(
    profileRows.map(({ field, empty }) => [
      field,
      typeof stored[field] === typeof empty ? (stored[field] ?? empty) : empty,
    ]),
  )
  return profile as unknown as Profile
}
type Profile = Pick<User, (typeof profileRows)[number]['field']>

/** A role that is none of ours counts as a recruiter's. */
export function roleOf(row: Pick<UserRow, 'user_role'>): Role {
  return isRole(row.user_role) ? row.user_role : 'recruiter'
}

/** The person that a document names as presenting the candidate. */
export function presentPresenter(row: UserRow): Presenter {
  const profile: Pick<Profile, PresenterProfileField> = presentProfile(row.profile)
  return {
    name: row.name,
    email: row.email === NO_EMAIL ? '' : row.email,
    phone: profile.phone,
    jobTitle: profile.jobTitle,
  }
}
