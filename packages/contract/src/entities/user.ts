import { isIntegrationUser, type UserId } from '../ids.ts'

/** How somebody describes themself when they confirm their account. */
export const userDescriptions = [
  'I present my own candidates',
  'I help my colleagues present their candidates',
  'I run my own team that present their own candidates',
  'I look after branding',
  'I look after operations',
] as const

/** Used as the address of a user whose applicant system does not give one. */
export const NO_EMAIL = 'No Email'

/**
 * The user that a stored record is about. The id may be given after a `#` in a sort key, the address after a `#` in
 * `miscData`. A record without a time gets the current one.
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
