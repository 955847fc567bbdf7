import type { Presenter, ProfileUpdate, User } from '@tabard/contract'
import type { UserRow } from './schema.ts'

/**
 * Everybody of the company is answered every field of a user. A visitor is answered none, but where the user presents the
 * candidate: then the fields with `presenter`, which the document prints. The contract's schema names the same ones.
 */
type VisitorRule<Field> = Field extends keyof Presenter ? 'presenter' : 'hidden'

/** `self`: people write it of themselves; `admin`: only an admin writes it; no other field may be written. */
type Writing<Field> = Field extends keyof ProfileUpdate ? { edit: 'self' } : { edit?: 'admin' }

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

type ColumnField = NonNullable<(typeof userColumns)[keyof typeof userColumns]>['field']

/** Other names of a column's value, and what is told of the company. */
type ComputedField = 'id' | 'role' | 'company' | 'ssoLogin'

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

export const profileRows = Object.entries(profileFields).map(([field, { empty }]) => ({
  field: field as ProfileField,
  empty,
}))

/** What of a profile is printed on a document. */
export type PresenterProfileField = Extract<ProfileField, keyof Presenter>
