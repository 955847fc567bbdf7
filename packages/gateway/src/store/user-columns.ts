import type { AdminUpdate, Presenter, ProfileUpdate, User } from '@tabard/contract'
import type { UserRow } from './schema.ts'

/**
 * Everybody of the company is answered every field of a user. A visitor is answered none, but where the user presents the
 * candidate: then the fields with `presenter`, which the document prints. The contract's schema names the same ones.
 */
type VisitorRule<Field> = Field extends keyof Presenter ? 'presenter' : 'hidden'

/** `self`: people write it of themselves; `admin`: only an admin writes it; no other field may be written. */
type Writing<Field> = Field extends keyof ProfileUpdate
  ? { edit: 'self' }
  : Field extends keyof AdminUpdate
    ? { edit: 'admin' }
    : { edit?: never }

type FieldFacts = {
  [Field in keyof User]: { field: Field; visitor: VisitorRule<Field> } & Writing<Field>
}[keyof User]

/** Every column of `users` and the field it becomes; `profile` becomes the fields of `profileFields`. */
export const userColumns = {
  id: { field: 'userId', visitor: 'hidden' },
  company_id: { field: 'companyId', visitor: 'hidden' },
  email: { field: 'email', visitor: 'presenter' },
  name: { field: 'name', visitor: 'presenter', edit: 'self' },
  user_role: { field: 'userRole', visitor: 'hidden', edit: 'admin' },
  user_type: { field: 'userType', visitor: 'hidden' },
  disabled: { field: 'disabled', visitor: 'hidden', edit: 'admin' },
  created_at: { field: 'createdAt', visitor: 'hidden' },
  platform: { field: 'platform', visitor: 'hidden' },
  external_client_id: { field: 'externalClientId', visitor: 'hidden' },
  external_user_id: { field: 'externalUserId', visitor: 'hidden' },
  profile: null,
  photo_key: null,
  photo_type: null,
  signatures_since: null,
} as const satisfies Record<keyof UserRow, FieldFacts | null>

type Columns = typeof userColumns
type ColumnField = NonNullable<Columns[keyof Columns]>['field']
type UserColumn = { [C in keyof Columns]: Columns[C] extends null ? never : C }[keyof Columns]
/** The field, if its column may hold what the field may not; where a column is null, an optional field is left out. */
type Unlike<C extends UserColumn> = UserRow[C] extends
  User[Columns[C]['field']] | (undefined extends User[Columns[C]['field']] ? null : never)
  ? never
  : Columns[C]['field']

/** Other names of a column's value, and what is told of the company. */
type ComputedField = 'id' | 'role' | 'company' | 'ssoLogin'

/** Fields that cannot be answered as their column stands, or have none. The presenter says how each is made. */
export type PresentedUserField = ComputedField | { [C in UserColumn]: Unlike<C> }[UserColumn]

type ProfileField = Exclude<keyof User, ColumnField | ComputedField>

/** What the column `profile` keeps, and what an answer holds where it has nothing. */
export const profileFields = {
  phone: { visitor: 'presenter', edit: 'self', empty: '' },
  jobTitle: { visitor: 'presenter', edit: 'self', empty: '' },
  linkedInUrl: { visitor: 'hidden', edit: 'self', empty: '' },
  displayName: { visitor: 'hidden', edit: 'self', empty: '' },
  displayCompanyName: { visitor: 'hidden', edit: 'self', empty: '' },
  calendarLinkUrl: { visitor: 'hidden', edit: 'self', empty: '' },
  userDescription: { visitor: 'hidden', edit: 'self', empty: '' },
  permissions: { visitor: 'hidden', edit: 'admin', empty: {} },
  betaPermissions: { visitor: 'hidden', empty: {} },
} as const satisfies {
  [Field in ProfileField]: { visitor: VisitorRule<Field>; empty: User[Field] } & Writing<Field>
}

interface Facts {
  visitor: 'presenter' | 'hidden'
  edit?: 'self' | 'admin'
}

/** Every column that becomes a field, in its order. */
export const userRows: readonly (Facts & { column: UserColumn; field: ColumnField })[] = Object.entries(
  userColumns,
).flatMap(([column, facts]) => (facts === null ? [] : [{ column: column as UserColumn, ...facts }]))

export const profileRows: readonly (Facts & { field: ProfileField; empty: unknown })[] = Object.entries(
  profileFields,
).map(([field, facts]) => ({ field: field as ProfileField, ...facts }))

/** What a document prints of the person who presents the candidate. */
export const presenterFields = [...userRows, ...profileRows].flatMap(({ field, visitor }) =>
  visitor === 'presenter' ? [field as keyof Presenter] : [],
)
