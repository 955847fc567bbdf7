import { normalEmail, refusalsEn } from '@tabard/contract'
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

/** What Cognito accepts as a username. Control characters are refused, because they would cause errors in the database. */
const usernamePattern = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u

/** @throws PoolError when nobody can have this name */
export function readUsername(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw invalidParameter(refusalsEn.noName)
  if (!usernamePattern.test(value)) throw invalidParameter(refusalsEn.badName)
  return normalEmail(value)
}
