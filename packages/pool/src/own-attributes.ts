import { isEmail, normalEmail, refusalsEn } from '@tabard/contract'
import { invalidParameter, notAuthorized } from './pool-error.ts'

/** What a user may write about themselves. Never their company, their role, their id, or whether an address is theirs. */
const ownAttributes: ReadonlySet<string> = new Set([
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
  'phone_number',
])

/** Written by the pool and its owner alone: named here only to refuse them in Cognito's words. */
const otherAttributes: ReadonlySet<string> = new Set([
  'sub',
  'email_verified',
  'phone_number_verified',
  'updated_at',
  'identities',
  'custom:companyId',
  'custom:company',
  'custom:userrole',
])

export function isOwnAttribute(name: string): boolean {
  return ownAttributes.has(name)
}

export function isAttributeValue(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048 && !/[\p{Cc}\p{Cs}]/u.test(value)
}

/** @throws PoolError when users may not write it, or when it does not exist */
export function checkOwnAttribute(name: string): void {
  if (isOwnAttribute(name)) return
  if (otherAttributes.has(name)) throw notAuthorized('A client attempted to write unauthorized attribute')
  const shown = /^[\w:.-]{1,32}$/.test(name) ? name : 'attribute'
  throw invalidParameter(`user.${shown}: Attribute does not exist in the schema.`)
}

/** @throws PoolError in Cognito's words */
export function checkAttributeValue(name: string, value: unknown): string {
  if (!isAttributeValue(value)) throw invalidParameter(`Invalid value for attribute ${name}`)
  if (name === 'phone_number' && value !== '' && !/^\+[0-9]{3,15}$/.test(value))
    throw invalidParameter('Invalid phone number format.')
  return value
}

/** The address as it is kept. @throws PoolError for one that the contract's rule refuses */
export function checkEmail(value: unknown): string {
  const address = isAttributeValue(value) ? normalEmail(value) : ''
  if (!isEmail(address)) throw invalidParameter(refusalsEn.badEmail)
  return address
}
