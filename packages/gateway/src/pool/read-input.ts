import { invalidParameter, PoolError } from './pool-error.ts'
import type { Pool } from './pool.ts'

export function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** ClientMetadata: the client's validation data, such as a captcha answer. */
export function metadataOf(input: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(readRecord(input['ClientMetadata']))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** @throws PoolError when the call names another app client. */
export function checkClient(pool: Pool, input: Record<string, unknown>): void {
  const clientId = input['ClientId']
  if (typeof clientId !== 'string') throw invalidParameter('Missing required parameter ClientId')
  if (clientId === pool.clientId) return
  const shown = /^[\w+]{1,128}$/.test(clientId) ? clientId : ''
  throw new PoolError('ResourceNotFoundException', `User pool client ${shown} does not exist.`)
}

/** A new password as the policy of the specification has it. @throws PoolError in Cognito's words */
export function checkPolicy(password: unknown): string {
  if (typeof password !== 'string' || password.length > 256) throw invalidParameter('Invalid password')
  const missing = [
    [password.length < 8, 'Password not long enough'],
    [!/\p{Lu}/u.test(password), 'Password must have uppercase characters'],
    [!/\p{Ll}/u.test(password), 'Password must have lowercase characters'],
    [!/\d/.test(password), 'Password must have numeric characters'],
    [!/[^\p{L}\d\s]/u.test(password), 'Password must have symbol characters'],
    [/\s/.test(password), 'Password must not contain whitespace'],
  ].find(([isMissing]) => isMissing)
  if (missing)
    throw new PoolError('InvalidPasswordException', `Password does not conform to policy: ${String(missing[1])}`)
  return password
}
