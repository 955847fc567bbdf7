import { fromRecord, isRole, NO_EMAIL, type Presenter, type Role, type User } from '@tabard/contract'
import type { UserRow } from '../store/schema.ts'
import { presenterFields, profileRows, userRows, type PresentedUserField } from '../store/user-columns.ts'

type Present<Field extends keyof User> = (row: UserRow, companyName: string) => User[Field]

/** Fields that are not their column's value as it stands, or have no column. */
const presented: { [Field in keyof User]?: Present<Field> } & { [Field in PresentedUserField]: Present<Field> } = {
  id: (row) => row.id,
  email: (row) => recordOf(row).email,
  userRole: (row) => roleOf(row),
  role: (row) => roleOf(row),
  company: (_row, companyName) => companyName,
  ssoLogin: (row) => row.profile['ssoLogin'] === true,
}
const own = Object.entries(presented)

export function presentUser(row: UserRow, companyName: string): User {
  const { hasEmail } = recordOf(row)
  // A user whose applicant system tells us nothing has no profile; no values are made up.
  const profile = presentProfile(hasEmail ? row.profile : {})
  const user = {
    ...presentColumns(row),
    ...Object.fromEntries(own.map(([field, present]) => [field, present(row, companyName)])),
    ...profile,
    ...(hasEmail && {
      displayName: profile.displayName || row.name,
      displayCompanyName: profile.displayCompanyName || companyName,
    }),
  }
  return user as unknown as User
}

/** The columns that the table names, each under the name of its field; a column that is null is left out. */
function presentColumns(row: UserRow): Record<string, unknown> {
  return Object.fromEntries(
    userRows.flatMap(({ column, field }) => (row[column] === null ? [] : [[field, row[column]]])),
  )
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

function recordOf(row: UserRow): ReturnType<typeof fromRecord> {
  return fromRecord({ userId: row.id, email: row.email, createdAt: row.created_at }, row.created_at)
}

/** A role that is none of ours counts as a recruiter's. */
export function roleOf(row: Pick<UserRow, 'user_role'>): Role {
  return isRole(row.user_role) ? row.user_role : 'recruiter'
}

/** The person that a document names as presenting the candidate. */
export function presentPresenter(row: UserRow): Presenter {
  const told: Record<string, unknown> = { ...presentColumns(row), ...presentProfile(row.profile) }
  const email = row.email === NO_EMAIL ? '' : row.email
  const presenter = { ...Object.fromEntries(presenterFields.map((field) => [field, told[field]])), email }
  return presenter as unknown as Presenter
}
